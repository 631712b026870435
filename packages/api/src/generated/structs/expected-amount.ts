// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { AmountStruct } from './amount.ts';

/** ExpectedAmount: The money that open deposits will bring; it uses the limit, too. */
export const ExpectedAmountStruct = AmountStruct;
