// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { ApiKeyStruct } from './api-key.ts';

/** ApiKeyListAnswer: As in the contract. */
export const ApiKeyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ApiKeyStruct),
});
