import type { Tx } from '../../db/database.ts';
import { entry, posting } from '../../db/schema.ts';
import { type Book, type LedgerAccountName, ledgerAccountId } from './accounts.ts';

type Leg = { readonly account: LedgerAccountName; readonly amount: bigint };

type Posting = {
  readonly kind: 'money_reported' | 'status_moved';
  readonly invoiceId: string;
  readonly terminalId: number;
  readonly book: Book;
  /** Minor units, credit-positive; legs of zero are left out. */
  readonly legs: readonly Leg[];
  readonly now: Date;
};

/**
 * Posts a balanced set of entries (decision 10). Legs that do not sum to zero fail here, and again in
 * the database when the transaction commits.
 */
export async function post(tx: Tx, order: Posting): Promise<void> {
  const legs = order.legs.filter((leg) => leg.amount !== 0n);
  if (legs.length === 0) return;
  const sum = legs.reduce((total, leg) => total + leg.amount, 0n);
  if (sum !== 0n) throw new Error(`a posting of ${order.kind} is off balance by ${sum}`);
  const [row] = await tx
    .insert(posting)
    .values({ kind: order.kind, invoiceId: order.invoiceId, createdAt: order.now })
    .returning({ id: posting.id });
  if (!row) throw new Error('a posting was not written');
  const entries = [];
  for (const leg of legs) {
    entries.push({
      postingId: row.id,
      accountId: await ledgerAccountId(tx, leg.account, order.book),
      amount: leg.amount,
      currency: order.book.currency,
      isTest: order.book.isTest,
      terminalId: order.terminalId,
    });
  }
  // Balances are carried in the order of the entries: one order for all, so that nobody deadlocks.
  await tx.insert(entry).values(entries.toSorted((a, b) => a.accountId - b.accountId));
}
