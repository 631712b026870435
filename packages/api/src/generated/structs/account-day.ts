// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { DayStruct } from './day.ts';
import { CurrencyStruct } from './currency.ts';
import { BankDayStruct } from './bank-day.ts';
import { DayTurnoverStruct } from './day-turnover.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CountStruct } from './count.ts';
import { AccountDayStateStruct } from './account-day-state.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeOrNullStruct } from './time-or-null.ts';

/** AccountDay: `difference` is the bank's change of the balance less the ledger's; `explanation` is that of this very
difference; `matching` counts lines of the bank that were not looked at yet.
 */
export const AccountDayStruct = /* @__PURE__ */ type({
  day: DayStruct,
  currency: CurrencyStruct,
  bank: BankDayStruct,
  ledger: DayTurnoverStruct,
  difference: SignedAmountStruct,
  matching: CountStruct,
  state: AccountDayStateStruct,
  explanation: TextOrNullStruct,
  closedDate: TimeOrNullStruct,
  closedBy: TextOrNullStruct,
});
