// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** FormCompleteAnswer: As in the contract. */
export const FormCompleteAnswerStruct = /* @__PURE__ */ type({
  successUrl: /* @__PURE__ */ string(),
});
