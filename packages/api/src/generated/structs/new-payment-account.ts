// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { IdStruct } from './id.ts';

/** NewPaymentAccount: As in the contract. */
export const NewPaymentAccountStruct = /* @__PURE__ */ type({
  paymentProviderId: IdStruct,
  paymentMethodId: IdStruct,
});
