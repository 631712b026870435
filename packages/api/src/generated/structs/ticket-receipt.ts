// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, integer, max, min, type } from 'superstruct';

/** TicketReceipt: As in the contract. */
export const TicketReceiptStruct = /* @__PURE__ */ type({
  mediaType: /* @__PURE__ */ enums(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']),
  size: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 5242880),
});
