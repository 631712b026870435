// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, max, min, string, type } from 'superstruct';

/** TerminalAttributeList: At most 50. */
export const TerminalAttributeListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    value: /* @__PURE__ */ string(),
    attrType: /* @__PURE__ */ type({
      id: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 5),
    }),
  }),
);
