// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CallbackTestStruct } from './callback-test.ts';

/** CallbackTestAnswer: As in the contract. */
export const CallbackTestAnswerStruct = /* @__PURE__ */ type({ data: CallbackTestStruct });
