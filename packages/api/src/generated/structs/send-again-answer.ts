// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SentAgainStruct } from './sent-again.ts';

/** SendAgainAnswer: As in the contract. */
export const SendAgainAnswerStruct = /* @__PURE__ */ type({ data: SentAgainStruct });
