// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { AmountStruct } from './amount.ts';

/** ReturnedAmount: The returns of this transfer that have not failed, in minor units; absent without any.
 */
export const ReturnedAmountStruct = AmountStruct;
