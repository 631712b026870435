// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CallbackStruct } from './callback.ts';

/** CallbackAnswer: As in the contract. */
export const CallbackAnswerStruct = /* @__PURE__ */ type({ data: CallbackStruct });
