// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { AmountStruct } from './amount.ts';

/** RefundedAmount: The refunds of this deposit that have not failed, in minor units; absent without any.
 */
export const RefundedAmountStruct = AmountStruct;
