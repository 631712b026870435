// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** NoteCursor: As in the contract. */
export const NoteCursorStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);
