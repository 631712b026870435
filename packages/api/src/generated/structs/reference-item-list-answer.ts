// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { ReferenceItemStruct } from './reference-item.ts';

/** ReferenceItemListAnswer: As in the contract. */
export const ReferenceItemListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ReferenceItemStruct),
});
