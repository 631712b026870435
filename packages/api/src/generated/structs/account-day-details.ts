// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { DayStruct } from './day.ts';
import { CurrencyStruct } from './currency.ts';
import { BankDayStruct } from './bank-day.ts';
import { DayTurnoverStruct } from './day-turnover.ts';
import { SignedAmountStruct } from './signed-amount.ts';
import { CountStruct } from './count.ts';
import { AccountDayStateStruct } from './account-day-state.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeOrNullStruct } from './time-or-null.ts';
import { StatementLineStruct } from './statement-line.ts';
import { UnseenMoneyStruct } from './unseen-money.ts';

/** AccountDayDetails: As in the contract. */
export const AccountDayDetailsStruct = /* @__PURE__ */ type({
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
  unexplained: /* @__PURE__ */ array(StatementLineStruct),
  unseen: /* @__PURE__ */ array(UnseenMoneyStruct),
});
