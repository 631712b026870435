import type { AccountId, MerchantId, TerminalId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  currencies,
  formatAmount,
  largestTransfer,
  type MinorUnits,
  minorUnits,
  plus,
  zeroUnits,
} from '@tiyin/domain/money';
import { and, eq, max, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountMovement,
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
  if (amount <= largestTransfer(currency)) return;
  requireAtMost(amount, currency, await maxOffered(tx, accountId));
}

function requireAtMost(amount: MinorUnits, currency: CurrencyCode, offered: MinorUnits): void {
  const largest = largestTransfer(currency);
  const limit = offered * timesOffered > largest ? offered * timesOffered : largest;
  if (amount <= limit) return;
  throw notAllowed(
    '/amount',
    `No transfer is larger than ${formatAmount(limit, currencies[currency].dimension)} ${currency}`,
  );
}

type Deposit = {
  readonly accountId: AccountId | null;
  readonly terminalId: TerminalId;
  readonly currency: CurrencyCode;
};

/**
 * Refuses an implausibly large amount of a deposit, or of the money that a person vouches for, in the same way; where no
 * account was shown, by what its terminal offers.
 */
export async function requirePossibleDeposit(
  tx: Tx,
  { accountId, terminalId, currency }: Deposit,
  amount: MinorUnits,
): Promise<void> {
  if (amount <= largestTransfer(currency)) return;
  const offered =
    accountId === null ? await offeredBy(tx, terminalId) : await maxOffered(tx, accountId);
  requireAtMost(amount, currency, offered);
}

type Vouched = Deposit & { readonly merchantId: MerchantId; readonly isTest: boolean };

/** The same of money that a person vouches for, also where it brings its merchant's balance out of the range. */
export async function requirePossibleVouching(
  tx: Tx,
  deposit: Vouched,
  { amount, now }: Pick<Reported, 'amount' | 'now'>,
): Promise<void> {
  const { accountId, merchantId, currency, isTest } = deposit;
  await requirePossibleDeposit(tx, deposit, amount);
  if (accountId !== null) await requireRoom(tx, { accountId, currency, amount, now }, 1n);
  if (amount < summedFrom) return;
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(abs(${ledgerTotal.balance})), 0)::text` })
    .from(ledgerTotal)
    .where(
      and(
        eq(ledgerTotal.kind, 'merchant_balance'),
        eq(ledgerTotal.merchantId, merchantId),
        eq(ledgerTotal.currency, currency),
        eq(ledgerTotal.isTest, isTest),
      ),
    );
  requireSum(plus(minorUnits(BigInt(row?.sum ?? 0)), amount));
}

function requireSum(sum: MinorUnits): void {
  if (sum <= largestSum) return;
  throw notAllowed('/amount', 'With this amount a sum would be too large to be shown exactly');
}

/**
 * Refuses reports whose amounts would bring a sum out of the range, 422 at `/amount` (LEDGER-720): what stands on the
 * account with the lines of statements that are not matched yet, what waits for an owner, and what came to the account
 * or was moved on this day.
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
        and ${transfer.createdAt} >= ${day}::timestamptz)
      + (select coalesce(sum(abs(${accountMovement.amount})), 0) from ${accountMovement}
        where ${accountMovement.accountId} = ${accountId}::integer
          and ${accountMovement.createdAt} >= ${day}::timestamptz)) as sum`);
  requireSum(plus(minorUnits(BigInt(row?.sum ?? 0)), amount));
}

async function offeredBy(tx: Tx, terminalId: TerminalId): Promise<MinorUnits> {
  const [row] = await tx
    .select({ limit: max(terminalMethod.maxAmount) })
    .from(terminalMethod)
    .where(eq(terminalMethod.terminalId, terminalId));
  return row?.limit ?? zeroUnits;
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
