import type { AccountSummary, DepositOutcome } from '@tiyin/api/types';
import type { AccountId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { amountToWire } from '@tiyin/domain/money';
import { type SQL, and, desc, eq, inArray, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountInvoice,
  invoice,
  invoiceSuspense,
  lease,
  ledgerTotal,
  moneyReturn,
  paymentAccount,
  payout,
  provider,
  transfer,
} from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { returnedSum } from '../ledger/waiting-transfer.ts';
import { readAccountHealth } from '../routing/account-health.ts';
import { balanceOfAccount, expectedOnAccount, wireAmount } from './account-figures.ts';

const reversal = alias(transfer, 'reversal');

type Question = { readonly staff: Staff; readonly accountId: AccountId; readonly now: Date };

/** The figures of a payment account, each from the ledger or the rows that hold it (OFFICE-310). 404 if unknown. */
export async function readAccountSummary(tx: Tx, question: Question): Promise<AccountSummary> {
  const { accountId, staff, now } = question;
  const [found] = await tx
    .select({
      account: paymentAccount,
      isTest: sql<boolean>`${provider.kind} = 'sandbox'`,
      balance: balanceOfAccount,
      expected: expectedOnAccount,
    })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  if (!found) throw new ProblemError('not_found');
  const { account, isTest, balance, expected } = found;
  const { run } = await readAccountHealth(tx, account);
  return {
    currency: describeCurrency(account.currency),
    isTest,
    balance: wireAmount(balance),
    otherBalance: await otherBalance(tx, accountId, isTest),
    limit: amountToWire(account.limit),
    expected: wireAmount(expected),
    ...(await readLeases(tx, accountId, now)),
    payouts: await readPayouts(tx, accountId),
    suspense: describeCounted((await tx.execute<Counted>(suspenseOfAccount(accountId)))[0]),
    lastDeposits: await readLastDeposits(tx, staff, accountId),
    pausedDate: account.pausedAt?.toISOString() ?? null,
    unpaidInARow: run.length,
  };
}

/** Money in the book of the other mode, which a correct system never has (LEDGER-11). */
async function otherBalance(tx: Tx, accountId: AccountId, isTest: boolean): Promise<number> {
  const [row] = await tx.execute<{ balance: string }>(sql`select
    coalesce(-sum(${ledgerTotal.balance}), 0)::text as balance from ${ledgerTotal}
    where ${ledgerTotal.kind} = 'payment_account'
      and ${ledgerTotal.paymentAccountId} = ${accountId} and ${ledgerTotal.isTest} <> ${isTest}`);
  return wireAmount(row?.balance);
}

type Counted = { readonly count: number; readonly amount: string };

const describeCounted = (row: Counted | undefined) => ({
  count: row?.count ?? 0,
  amount: wireAmount(row?.amount),
});

async function readLeases(tx: Tx, accountId: AccountId, now: Date) {
  const isLive = sql`${lease.heldUntil} is null
    or ${lease.heldUntil} > ${now.toISOString()}::timestamptz`;
  const [row] = await tx.execute<{
    open_count: number;
    open_amount: string;
    live_count: number;
    live_amount: string;
  }>(sql`select
      count(distinct ${lease.invoiceId}) filter (where ${lease.heldUntil} is null)::int as open_count,
      coalesce(sum(${lease.amount}) filter (where ${lease.heldUntil} is null), 0)::text as open_amount,
      count(*) filter (where ${isLive})::int as live_count,
      coalesce(sum(${lease.amount}) filter (where ${isLive}), 0)::text as live_amount
    from ${lease} where ${lease.accountId} = ${accountId}`);
  return {
    openDeposits: describeCounted(row && { count: row.open_count, amount: row.open_amount }),
    liveLeases: describeCounted(row && { count: row.live_count, amount: row.live_amount }),
  };
}

/** Payouts and returns that are not booked yet: the money that routing keeps back for them (ROUTING-35). */
async function readPayouts(tx: Tx, accountId: AccountId) {
  const [row] = await tx.execute<Counted>(sql`select count(*)::int as count,
      coalesce(sum(amount), 0)::text as amount
    from (
      select ${invoice.amount} from ${payout} join ${invoice} on ${invoice.id} = ${payout.invoiceId}
        where ${payout.accountId} = ${accountId}
          and ${payout.status} <> 'FAILED' and ${invoice.status} <> 'DONE'
      union all
      select ${moneyReturn.amount} from ${moneyReturn}
        where ${moneyReturn.accountId} = ${accountId}
          and ${moneyReturn.status} in ('NEW', 'SENT', 'UNKNOWN')
    ) under_way`);
  return describeCounted(row);
}

/**
 * The money in suspense that came to this account: of unmatched transfers, and of deposits as far as it is neither
 * booked nor returned; without what was returned of a transfer before its rest was assigned (LEDGER-280). Of a deposit
 * with money on several accounts, that of its own account is spent first, then that of the others by their ids, so that
 * all accounts together have what stands there. All others are left out by the sums of suspense (LEDGER-321): an account
 * has no end of deposits.
 */
export function suspenseOfAccount(accountId: AccountId): SQL {
  const cameTo = (which: SQL) => sql`(select coalesce(sum(${transfer.amount} - ${returnedSum}), 0)
    from ${transfer} where ${transfer.invoiceId} = came.invoice_id and (${which}))`;
  return sql`with came as (
      select ${invoiceSuspense.invoiceId}, of_account.amount from ${invoiceSuspense}
      cross join lateral (
        select sum(${transfer.amount} - ${returnedSum}) as amount from ${transfer}
        where ${transfer.invoiceId} = ${invoiceSuspense.invoiceId} and ${transfer.accountId} = ${accountId}
      ) as of_account
      where of_account.amount is not null
    ), held as (
      select greatest(came.amount, 0) as here,
        case when ${invoice.accountId} = ${accountId} then 0 else
          ${cameTo(sql`${transfer.accountId} = ${invoice.accountId} or ${transfer.accountId} < ${accountId}`)}
        end as elsewhere_first,
        (select coalesce(sum(${moneyReturn.amount}), 0) from ${moneyReturn}
          where ${moneyReturn.invoiceId} = came.invoice_id and ${moneyReturn.status} <> 'FAILED')
        + case when ${invoice.status} = 'DONE' then ${invoice.amount} else 0 end as spent
      from came join ${invoice} on ${invoice.id} = came.invoice_id
    ), part as (
      select here - least(here, greatest(spent - elsewhere_first, 0)) as amount from held
      union all
      select ${transfer.amount} - ${returnedSum} from ${transfer} where ${transfer.accountId} = ${accountId} and ${transfer.invoiceId} is null
        and ${transfer.reversesId} is null
        and not exists (select from ${transfer} ${reversal}
        where ${reversal.reversesId} = ${transfer.id})
    )
    select count(*) filter (where amount > 0)::int as count,
      coalesce(sum(amount) filter (where amount > 0), 0)::text as amount from part`;
}

const maxLastDeposits = 20;

const endings = ['DONE', 'DECLINED', 'CANCELED', 'ERROR'] as const satisfies InvoiceStatusCode[];

const outcomes: Readonly<Record<string, DepositOutcome>> = {
  DONE: 'PAID',
  DECLINED: 'UNPAID',
  CANCELED: 'CANCELED',
  ERROR: 'ERROR',
};

/** The outcomes of the last deposits that have ended, newest first; one of another's merchant without its id. */
async function readLastDeposits(tx: Tx, staff: Staff, accountId: AccountId) {
  const rows = await tx
    .select({
      id: invoice.id,
      status: invoice.status,
      statusAt: invoice.statusAt,
      isVisible: sql<boolean>`${inScope(staff, invoice.merchantId) ?? sql`true`}`,
    })
    .from(accountInvoice)
    .innerJoin(invoice, eq(invoice.id, accountInvoice.invoiceId))
    .where(
      and(
        eq(accountInvoice.accountId, accountId),
        eq(invoice.flowType, 'DEPOSIT'),
        inArray(invoice.status, endings),
      ),
    )
    .orderBy(desc(accountInvoice.createdAt))
    .limit(maxLastDeposits);
  return rows.flatMap(({ id, status, statusAt, isVisible }) => {
    const outcome = outcomes[status];
    return outcome
      ? [{ invoiceId: isVisible ? id : null, outcome, date: statusAt.toISOString() }]
      : [];
  });
}
