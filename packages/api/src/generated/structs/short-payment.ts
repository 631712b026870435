// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ShortPayment: What happens to a deposit that received less than its amount. TOP_UP: the customer has 30 more minutes for
the rest. ACCEPT: the amount becomes what came, and is booked with its own fee. PERSON: staff decide.
 */
export const ShortPaymentStruct = /* @__PURE__ */ enums(['TOP_UP', 'ACCEPT', 'PERSON']);
