import type { Tx } from '../../db/database.ts';
import type { posting } from '../../db/schema.ts';
import {
  type Book,
  type Identity,
  type LedgerAccountName,
  identity,
  openAccounts,
} from './accounts.ts';
import { insertPosting, legValues } from './insert-posting.ts';
import { lockRank } from './lock-order.ts';
import { watchLimit } from './watch-limit.ts';

/** One leg of a posting: minor units, credit-positive. */
export type Leg = {
  readonly account: LedgerAccountName;
  readonly amount: bigint;
  /** Where it is of another currency than the posting's book. */
  readonly book?: Book;
};

/** What a posting is about, as far as it is about something that has a row. */
type Cause = {
  readonly invoiceId?: string;
  readonly transferId?: number;
  readonly settlementId?: number;
  readonly movementId?: number;
};

type Posting = Cause & {
  readonly kind: (typeof posting.$inferInsert)['kind'];
  readonly terminalId?: number;
  readonly book: Book;
  /** Legs of zero are left out. */
  readonly legs: readonly Leg[];
  readonly now: Date;
};

type Written = Required<Leg> & Identity;

/**
 * Posts a set of entries that sums to zero per currency (decision 10). Legs that do not fail here, and
 * again in the database when the transaction commits.
 */
export async function post(tx: Tx, order: Posting): Promise<void> {
  const legs = order.legs
    .filter((leg) => leg.amount !== 0n)
    // The entries carry the balances, each holding its account: in one order for all (ADR 4).
    .toSorted((a, b) => lockRank(a.account) - lockRank(b.account))
    .map((leg) => ({ ...leg, book: leg.book ?? order.book }))
    .map((leg) => ({ ...leg, ...identity(leg.account, leg.book) }));
  if (legs.length === 0) return;
  requireBalance(order.kind, legs);
  if (await write(tx, order, legs)) return;
  await openAccounts(tx, legs);
  if (await write(tx, order, legs)) return;
  throw new Error(`the accounts of a posting of ${order.kind} could not be opened`);
}

/** Writes a posting with its entries; false, and nothing, where an account is not there yet. */
async function write(tx: Tx, order: Posting, legs: readonly Written[]): Promise<boolean> {
  const [{ rowCount }] = await Promise.all([
    insertPosting(legs.length)(tx, {
      kind: order.kind,
      invoiceId: order.invoiceId ?? null,
      transferId: order.transferId ?? null,
      settlementId: order.settlementId ?? null,
      movementId: order.movementId ?? null,
      terminalId: order.terminalId ?? null,
      createdAt: order.now,
      ...legValues(legs),
    }),
    ...legs.map((leg) => watch(tx, leg, order.now)),
  ]);
  return rowCount === legs.length;
}

async function watch(tx: Tx, { account, book }: Written, now: Date): Promise<void> {
  if (account.kind !== 'payment_account') return;
  await watchLimit(tx, { ...book, paymentAccountId: account.paymentAccountId }, now);
}

function requireBalance(kind: string, legs: readonly Written[]): void {
  const sums = new Map<string, bigint>();
  for (const { book, amount } of legs) {
    const { currency } = book;
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`a posting of ${kind} is off balance by ${sum} ${currency}`);
  }
}
