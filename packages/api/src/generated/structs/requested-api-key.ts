// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** RequestedApiKey: As in the contract. */
export const RequestedApiKeyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  firstHalf: /* @__PURE__ */ string(),
});
