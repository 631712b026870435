// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PaymentAccountStruct } from './payment-account.ts';

/** PaymentAccountAnswer: As in the contract. */
export const PaymentAccountAnswerStruct = /* @__PURE__ */ type({ data: PaymentAccountStruct });
