// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, string, type } from 'superstruct';

/** Logo: As in the contract. */
export const LogoStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  width: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  height: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
