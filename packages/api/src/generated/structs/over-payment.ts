// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** OverPayment: What happens to a deposit that received more than its amount. ACCEPT_AMOUNT: the amount is booked, and the
excess waits to be returned. ACCEPT_ALL: the amount becomes what came, and is booked with its own fee.
PERSON: staff decide.
 */
export const OverPaymentStruct = /* @__PURE__ */ enums(['ACCEPT_AMOUNT', 'ACCEPT_ALL', 'PERSON']);
