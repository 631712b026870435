import type { Tx } from '../../db/database.ts';
import type { posting } from '../../db/schema.ts';
import {
  type Book,
  type Identity,
  type LedgerAccountName,
  identity,
  openAccounts,
} from './accounts.ts';
import {
  type PostingContext,
  type PreloadedContext,
  readPostingContext,
} from './posting-context.ts';
import { insertEntry, insertPosting } from './insert-posting.ts';
import { lockRank } from './lock-order.ts';
import { watchLimit } from './watch-limit.ts';

/** One leg of a posting: minor units, credit-positive. */
export type Leg = {
  readonly account: LedgerAccountName;
  readonly amount: bigint;
  /** If it has another currency than the posting. */
  readonly book?: Book;
};

/** The subject of a posting, if it has a row. */
type Cause = {
  readonly invoiceId?: string;
  readonly transferId?: number;
  readonly settlementId?: number;
  readonly movementId?: number;
};

/** The member of staff by whose change a posting is written, and their reason. */
export type PostedBy = { readonly personId: number; readonly comment: string | undefined };

type Posting = Cause & {
  readonly kind: (typeof posting.$inferInsert)['kind'];
  readonly terminalId?: number;
  readonly book: Book;
  /** Legs of zero are left out. */
  readonly legs: readonly Leg[];
  readonly by?: PostedBy | undefined;
  readonly now: Date;
};

type Written = Required<Leg> & Identity;

type Ahead = {
  /** Its preloaded ids. */
  readonly postingContext?: PreloadedContext | undefined;
  /** Whether the caller checks the limits of payment accounts, after all postings. */
  readonly isWatched?: boolean | undefined;
};

/**
 * Posts a set of entries that sums to zero per currency (LEDGER-10). Legs that do not sum to
 * zero are refused here, and by the database as soon as the statement that writes them ends. Accounts are opened when they are first needed.
 */
export async function post(tx: Tx, order: Posting, preloaded: Ahead = {}): Promise<void> {
  const legs = order.legs
    .filter((leg) => leg.amount !== 0n)
    // The entries carry the balances, each holding its account: in one order for all (ADR 4).
    .toSorted((a, b) => lockRank(a.account) - lockRank(b.account))
    .map((leg) => ({ ...leg, book: leg.book ?? order.book }))
    .map((leg) => ({ ...leg, ...identity(leg.account, leg.book) }));
  if (legs.length === 0) return;
  requireBalance(order.kind, legs);
  write(tx, order, legs, await loadContext(tx, legs, preloaded.postingContext));
  if (preloaded.isWatched) return;
  for (const leg of legs) await watch(tx, leg, order.now);
}

async function loadContext(
  tx: Tx,
  legs: readonly Written[],
  preloaded: PreloadedContext | undefined,
): Promise<PostingContext> {
  const postingContext = preloaded?.(legs) ?? (await readPostingContext(tx, legs));
  if (!postingContext.accountIds.includes(undefined)) return postingContext;
  await openAccounts(tx, legs);
  return readPostingContext(tx, legs);
}

function write(
  tx: Tx,
  order: Posting,
  legs: readonly Written[],
  postingContext: PostingContext,
): void {
  const { postingId, accountIds } = postingContext;
  insertPosting(tx, {
    id: postingId,
    kind: order.kind,
    invoiceId: order.invoiceId ?? null,
    transferId: order.transferId ?? null,
    settlementId: order.settlementId ?? null,
    movementId: order.movementId ?? null,
    personId: order.by?.personId ?? null,
    comment: order.by?.comment ?? null,
    createdAt: order.now,
  });
  legs.forEach(({ amount, currency, isTest }, place) => {
    const accountId = accountIds[place];
    if (accountId === undefined) throw new Error(`an account of ${order.kind} is not there`);
    const terminalId = order.terminalId ?? null;
    insertEntry(tx, { postingId, accountId, amount, currency, isTest, terminalId });
  });
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
