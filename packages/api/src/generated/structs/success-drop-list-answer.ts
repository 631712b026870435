// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { SuccessDropStruct } from './success-drop.ts';

/** SuccessDropListAnswer: As in the contract. */
export const SuccessDropListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SuccessDropStruct),
});
