// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CreatedApiKeyStruct } from './created-api-key.ts';

/** CreatedApiKeyAnswer: As in the contract. */
export const CreatedApiKeyAnswerStruct = /* @__PURE__ */ type({ data: CreatedApiKeyStruct });
