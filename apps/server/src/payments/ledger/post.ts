import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { posting } from '../../db/schema.ts';
import { sqlStatement } from '../../db/statement.ts';
import { type Book, type LedgerAccountName, ledgerAccountIds } from './accounts.ts';
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

type PostingRow = Omit<typeof posting.$inferSelect, 'id'>;

type Entries = {
  readonly accountIds: readonly number[];
  readonly amounts: readonly bigint[];
  readonly currencies: readonly string[];
  readonly areTest: readonly boolean[];
  readonly terminalId: number | null;
};

/** The entries carry the balances, each holding its account: in the order given. */
const insertPosting = sqlStatement<PostingRow & Entries>(
  (given) => sql`
    with posted as (
      insert into posting (kind, invoice_id, transfer_id, settlement_id, movement_id, created_at)
      values (${given('kind')}, ${given('invoiceId')}, ${given('transferId')},
        ${given('settlementId')}, ${given('movementId')}, ${given('createdAt')})
      returning id
    )
    insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
    select posted.id, leg.account_id, leg.amount, leg.currency, leg.is_test,
      ${given('terminalId')}::integer
    from posted, unnest(${given('accountIds')}::bigint[], ${given('amounts')}::bigint[],
      ${given('currencies')}::text[], ${given('areTest')}::boolean[]) with ordinality
      as leg (account_id, amount, currency, is_test, place)
    order by leg.place`,
);

/**
 * Posts a set of entries that sums to zero per currency (decision 10). Legs that do not fail here, and
 * again in the database when the transaction commits.
 */
export async function post(tx: Tx, order: Posting): Promise<void> {
  const { kind, book, now } = order;
  const legs = order.legs
    .filter((leg) => leg.amount !== 0n)
    // The entries hold their accounts in one order for all (ADR 4).
    .toSorted((a, b) => lockRank(a.account) - lockRank(b.account))
    .map((leg) => ({ ...leg, name: leg.account, book: leg.book ?? book }));
  if (legs.length === 0) return;
  requireBalance(kind, legs);
  const accountIds = await ledgerAccountIds(tx, legs);
  await Promise.all([
    insertPosting(tx, {
      kind,
      invoiceId: order.invoiceId ?? null,
      transferId: order.transferId ?? null,
      settlementId: order.settlementId ?? null,
      movementId: order.movementId ?? null,
      createdAt: now,
      accountIds,
      amounts: legs.map((leg) => leg.amount),
      currencies: legs.map((leg) => leg.book.currency),
      areTest: legs.map((leg) => leg.book.isTest),
      terminalId: order.terminalId ?? null,
    }),
    ...legs.map((leg) => watch(tx, leg, now)),
  ]);
}

async function watch(tx: Tx, { account, book }: Required<Leg>, now: Date): Promise<void> {
  if (account.kind !== 'payment_account') return;
  await watchLimit(tx, { ...book, paymentAccountId: account.paymentAccountId }, now);
}

function requireBalance(kind: string, legs: readonly Required<Leg>[]): void {
  const sums = new Map<string, bigint>();
  for (const { book, amount } of legs) {
    const { currency } = book;
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`a posting of ${kind} is off balance by ${sum} ${currency}`);
  }
}
