import type { AccountId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  currencies,
  formatAmount,
  largestTransfer,
  type MinorUnits,
  zeroUnits,
} from '@tiyin/domain/money';
import { and, eq, max, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  ledgerTotal,
  paymentAccount,
  provider,
  statementLine,
  terminal,
  terminalMethod,
  transfer,
} from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';

/** The multiple of the largest limit among terminals with the account's method. */
const timesOffered = 10n;

type Reported = {
  readonly accountId: AccountId;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly now: Date;
};

/** The largest sum of reports in minor units, half of what can be shown (LEDGER-720). */
export const largestSum = 2n ** 52n;
/** Half a million smaller amounts fit into the other half, and cost no query. */
const summedFrom = 2n ** 33n;

/**
 * Refuses an implausibly large reported amount, 422 at `/amount`: a typing error, or a broken
 * provider (LEDGER-205). The same for one that brings a sum out of the range that can be shown (LEDGER-720).
 */
export async function requirePossibleAmount(tx: Tx, reported: Reported): Promise<void> {
  await requireOne(tx, reported);
  await requireRoom(tx, reported, 1n);
}

async function requireOne(tx: Tx, { accountId, currency, amount }: Reported): Promise<void> {
  const largest = largestTransfer(currency);
  if (amount <= largest) return;
  const offered = (await maxOffered(tx, accountId)) * timesOffered;
  if (amount <= offered) return;
  const limit = offered > largest ? offered : largest;
  throw notAllowed(
    '/amount',
    `No transfer is larger than ${formatAmount(limit, currencies[currency].dimension)} ${currency}`,
  );
}

/**
 * Refuses reports whose amounts would bring a sum out of the range, 422 at `/amount` (LEDGER-720): what stands on the
 * account with the lines of statements that are not matched yet, what waits for an owner, and what came to the account
 * on this day.
 * @param reports the number of reports that the amount is the sum of
 */
export async function requireRoom(tx: Tx, reported: Reported, reports: bigint): Promise<void> {
  const { accountId, currency, amount, now } = reported;
  if (amount < summedFrom * reports) return;
  const day = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  // Not matched, beside new, is the condition of the index of open lines.
  const [row] = await tx.execute<{ sum: string }>(sql`select greatest(
    (select coalesce(max(abs(${ledgerTotal.balance})), 0) from ${ledgerTotal}
      where ${ledgerTotal.kind} = 'payment_account'
        and ${ledgerTotal.paymentAccountId} = ${accountId}::integer)
      + (select coalesce(sum(abs(${statementLine.amount})), 0) from ${statementLine}
        where ${statementLine.accountId} = ${accountId}::integer
          and ${statementLine.state} = 'NEW' and ${statementLine.state} <> 'MATCHED'),
    (select coalesce(max(abs(${ledgerTotal.balance})), 0) from ${ledgerTotal}
      where coalesce(${ledgerTotal.paymentAccountId}, 0) = 0
        and coalesce(${ledgerTotal.merchantId}, 0) = 0
        and ${ledgerTotal.kind} = 'suspense' and ${ledgerTotal.currency} = ${currency}),
    (select coalesce(sum(abs(${transfer.amount})), 0) from ${transfer}
      where ${transfer.accountId} = ${accountId}::integer
        and ${transfer.createdAt} >= ${day}::timestamptz)) as sum`);
  if (BigInt(row?.sum ?? 0) + amount <= largestSum) return;
  throw notAllowed('/amount', 'With this amount a sum would be too large to be shown exactly');
}

async function maxOffered(tx: Tx, accountId: AccountId): Promise<MinorUnits> {
  const [row] = await tx
    .select({ limit: max(terminalMethod.maxAmount) })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .innerJoin(terminalMethod, eq(terminalMethod.methodId, paymentAccount.methodId))
    .innerJoin(
      terminal,
      and(
        eq(terminal.id, terminalMethod.terminalId),
        eq(terminal.currency, paymentAccount.currency),
        // A terminal of test may have any limit, which one person sets.
        sql`${terminal.isTest} = (${provider.kind} = 'sandbox')`,
      ),
    )
    .where(eq(paymentAccount.id, accountId));
  return row?.limit ?? zeroUnits;
}
