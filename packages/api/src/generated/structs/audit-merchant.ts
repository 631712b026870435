// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** AuditMerchant: As in the contract. */
export const AuditMerchantStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
});
