// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { AmountStruct } from './amount.ts';
import { IdStruct } from './id.ts';

/** FormReturnable: Money that is not booked, and that the customer may request back. */
export const FormReturnableStruct = /* @__PURE__ */ type({
  amount: AmountStruct,
  paymentMethodId: IdStruct,
  paymentMethodName: /* @__PURE__ */ string(),
});
