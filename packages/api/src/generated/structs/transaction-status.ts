// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** TransactionStatus: A code of reference list 202. UNKNOWN means that the outcome cannot be determined. */
export const TransactionStatusStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: /* @__PURE__ */ enums(['NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED']),
  value: /* @__PURE__ */ string(),
});
