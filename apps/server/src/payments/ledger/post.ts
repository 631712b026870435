import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { entry, posting } from '../../db/schema.ts';
import { type Book, type LedgerAccountName, withAccountIds } from './accounts.ts';
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

/**
 * Posts a set of entries that sums to zero per currency (decision 10). Legs that do not fail here, and
 * again in the database when the transaction commits.
 */
export async function post(tx: Tx, order: Posting): Promise<void> {
  const { kind, terminalId, book, now, legs: given, ...cause } = order;
  const legs = given.filter((leg) => leg.amount !== 0n);
  if (legs.length === 0) return;
  requireBalance(order.kind, book, legs);
  const posted = tx.$with('posted').as(
    tx
      .insert(posting)
      .values({ kind, ...cause, createdAt: now })
      .returning({ id: posting.id }),
  );
  const named = legs.map((leg) => ({ ...leg, name: leg.account, book: leg.book ?? book }));
  // The entries carry the balances, each holding its account: in one order for all (ADR 4).
  const ordered = (await withAccountIds(tx, named)).toSorted(
    (a, b) => lockRank(a.account) - lockRank(b.account),
  );
  const entries = ordered.map((leg) => ({
    postingId: sql`(select id from posted)`,
    accountId: leg.accountId,
    amount: leg.amount,
    currency: leg.book.currency,
    isTest: leg.book.isTest,
    terminalId: terminalId ?? null,
  }));
  await tx.with(posted).insert(entry).values(entries);
  for (const leg of ordered) {
    if (leg.account.kind === 'payment_account') await watchLimit(tx, leg.accountId, now);
  }
}

function requireBalance(kind: string, book: Book, legs: readonly Leg[]): void {
  const sums = new Map<string, bigint>();
  for (const { book: own, amount } of legs) {
    const { currency } = own ?? book;
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`a posting of ${kind} is off balance by ${sum} ${currency}`);
  }
}
