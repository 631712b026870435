// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { AmountStruct } from './amount.ts';
import { ExpectedAmountStruct } from './expected-amount.ts';
import { CountedAmountStruct } from './counted-amount.ts';
import { EndedDepositStruct } from './ended-deposit.ts';
import { PausedDateStruct } from './paused-date.ts';
import { CountStruct } from './count.ts';

/** AccountSummary: `otherBalance` is what the books of the other mode have for this account: production for a sandbox
account, test for another. `suspense` is money that came to this account and belongs to no invoice or is
more than its invoice booked. `lastDeposits` has the last 20 that ended, newest first.
 */
export const AccountSummaryStruct = /* @__PURE__ */ type({
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  balance: SignedAmountStruct,
  otherBalance: SignedAmountStruct,
  limit: AmountStruct,
  expected: ExpectedAmountStruct,
  openDeposits: CountedAmountStruct,
  liveLeases: CountedAmountStruct,
  payouts: CountedAmountStruct,
  suspense: CountedAmountStruct,
  lastDeposits: /* @__PURE__ */ array(EndedDepositStruct),
  pausedDate: PausedDateStruct,
  unpaidInARow: CountStruct,
});
