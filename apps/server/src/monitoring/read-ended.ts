import type { AccountId, MerchantId, MethodId, ProviderId, TerminalId } from '@tiyin/domain/ids';
import { sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice, paymentAccount, payout, provider, terminal } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';
import { endedSince } from './ended-since.ts';

type Owner = { readonly staff: Staff; readonly merchantId: MerchantId };

/** A period from `middle` on, and the one before it, in Unix ms. */
export type Periods = { readonly start: number; readonly middle: number; readonly end: number };

/** The invoices of a terminal that ended in the period or in the one before, by their route. */
export type EndedRow = {
  readonly terminal_id: TerminalId;
  readonly low: number;
  readonly method_id: MethodId | null;
  readonly account_id: AccountId | null;
  readonly last_four: string | null;
  readonly bank: string | null;
  readonly provider_id: ProviderId | null;
  readonly provider_name: string | null;
  readonly ended: string;
  readonly succeeded: string;
  readonly ended_before: string;
  readonly succeeded_before: string;
};

/** A withdrawal has its account when it is booked; before, its last payout has it. */
const accountId = sql`case when ${invoice.accountId} is null and ${invoice.flowType} = 'WITHDRAWAL'
  then (select ${payout.accountId} from ${payout} where ${payout.invoiceId} = ${invoice.id}
    order by ${payout.number} desc limit 1)
  else ${invoice.accountId} end`;

/**
 * Counts what ended in a period and in the one before it (OFFICE-590). It reads the merchant's
 * invoices of both periods and the day before by the index `invoice_newest_of_merchant`: the
 * history before them does not matter.
 */
export async function readEnded(tx: Tx, { staff, merchantId }: Owner, { start, middle }: Periods) {
  const conditions = endedSince({ staff, merchantId }, start);
  const isNow = sql`${invoice.statusAt} >= ${new Date(middle).toISOString()}::timestamptz`;
  const isDone = sql`${invoice.status} = 'DONE'`;
  return tx.execute<EndedRow>(sql`
    with counted as (
      select ${invoice.terminalId} as of_terminal, ${invoice.methodId} as of_method,
        ${accountId} as of_account,
        count(*) filter (where ${isNow}) as ended,
        count(*) filter (where ${isNow} and ${isDone}) as succeeded,
        count(*) filter (where not (${isNow})) as ended_before,
        count(*) filter (where not (${isNow}) and ${isDone}) as succeeded_before
      from ${invoice} where ${conditions} group by 1, 2, 3)
    select of_terminal as terminal_id, ${terminal.successPercentLowThreshold} as low,
      of_method as method_id, of_account as account_id,
      ${paymentAccount.valueLastFour} as last_four, ${paymentAccount.bankName} as bank,
      ${provider.id} as provider_id, ${provider.name} as provider_name,
      ended, succeeded, ended_before, succeeded_before
    from counted join ${terminal} on ${terminal.id} = of_terminal
      left join ${paymentAccount} on ${paymentAccount.id} = of_account
      left join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    order by of_terminal, of_method, of_account`);
}
