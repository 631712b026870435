// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** AlertSecretAnswer: As in the contract. */
export const AlertSecretAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({ secret: /* @__PURE__ */ string() }),
});
