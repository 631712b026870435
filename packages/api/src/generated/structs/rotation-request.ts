// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';

/** RotationRequest: As in the contract. */
export const RotationRequestStruct = /* @__PURE__ */ type({
  overlapHours: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 168),
});
