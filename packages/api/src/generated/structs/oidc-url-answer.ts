// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** OidcUrlAnswer: As in the contract. */
export const OidcUrlAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({ url: /* @__PURE__ */ string() }),
});
