// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CreatedFormStruct } from './created-form.ts';

/** TestFormAnswer: As in the contract. */
export const TestFormAnswerStruct = /* @__PURE__ */ type({ data: CreatedFormStruct });
