// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** InvoiceSort: As in the contract. */
export const InvoiceSortStruct = /* @__PURE__ */ enums([
  'newest',
  'oldest',
  'recently_changed',
  'longest_unchanged',
  'largest',
  'smallest',
  'status',
  'status_reversed',
]);
