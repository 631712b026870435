// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, nullable, string, type } from 'superstruct';

/** ProviderTest: The response, or the reason why there was none. */
export const ProviderTestStruct = /* @__PURE__ */ type({
  url: /* @__PURE__ */ string(),
  statusCode: /* @__PURE__ */ nullable(/* @__PURE__ */ integer()),
  answer: /* @__PURE__ */ string(),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
