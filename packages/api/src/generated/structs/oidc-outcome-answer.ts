// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';

/** OidcOutcomeAnswer: As in the contract. */
export const OidcOutcomeAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    purpose: /* @__PURE__ */ enums(['SIGN_IN', 'STEP_UP']),
    next: /* @__PURE__ */ string(),
  }),
});
