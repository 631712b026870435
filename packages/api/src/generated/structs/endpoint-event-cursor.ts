// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, nullable } from 'superstruct';

/** EndpointEventCursor: The cursor of the next page; null on the last one. */
export const EndpointEventCursorStruct = /* @__PURE__ */ nullable(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
);
