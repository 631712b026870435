// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** InvoiceStatusCode: As in the contract. */
export const InvoiceStatusCodeStruct = /* @__PURE__ */ enums([
  'NEW',
  'IN_PROGRESS',
  'PENDING',
  'PAYED',
  'DONE',
  'DECLINED',
  'CANCELED',
  'ERROR',
]);
