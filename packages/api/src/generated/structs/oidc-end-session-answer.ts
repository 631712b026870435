// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';

/** OidcEndSessionAnswer: As in the contract. */
export const OidcEndSessionAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({ url: /* @__PURE__ */ nullable(/* @__PURE__ */ string()) }),
});
