// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PasskeyCreationStruct } from './passkey-creation.ts';

/** PasskeyCreationAnswer: As in the contract. */
export const PasskeyCreationAnswerStruct = /* @__PURE__ */ type({ data: PasskeyCreationStruct });
