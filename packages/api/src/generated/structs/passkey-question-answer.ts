// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PasskeyQuestionStruct } from './passkey-question.ts';

/** PasskeyQuestionAnswer: As in the contract. */
export const PasskeyQuestionAnswerStruct = /* @__PURE__ */ type({ data: PasskeyQuestionStruct });
