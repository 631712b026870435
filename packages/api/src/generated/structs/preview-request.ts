// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, optional, type } from 'superstruct';

/** PreviewRequest: Exactly one of the two. */
export const PreviewRequestStruct = /* @__PURE__ */ type({
  statusId: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 8),
  ),
  amount: /* @__PURE__ */ optional(
    /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  ),
});
