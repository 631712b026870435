import {
  asId,
  type InvoiceId,
  type LedgerAccountId,
  type PostingId,
  type TerminalId,
} from '@tiyin/domain/ids';
import type { Tx } from '@tiyin/server/db/database';
import { entry, ledgerAccount, posting } from '@tiyin/server/db/schema';
import {
  type Book,
  type LedgerAccountName,
  ledgerAccountId,
} from '@tiyin/server/payments/ledger/accounts';
import { lockRank } from '@tiyin/server/payments/ledger/lock-order';
import type { BatchIds } from './batch.ts';
import { insertRows, takeIds } from './insert-rows.ts';

/** A posting that is to be written; its legs sum to zero, and those of zero are left out. */
type DraftPosting = {
  readonly kind: (typeof posting.$inferInsert)['kind'];
  readonly invoiceId?: InvoiceId;
  /** Its subject, by its place in the batch. */
  readonly movement?: number;
  readonly transfer?: number;
  readonly terminalId?: TerminalId;
  readonly book: Book;
  readonly legs: readonly { readonly account: LedgerAccountName; readonly amount: bigint }[];
  /** Unix ms. */
  readonly at: number;
};

/** Postings that are to be written together, and the balances as they will stand then. */
export type LedgerDraft = {
  readonly post: (order: DraftPosting) => void;
  /** In minor units, credit-positive. */
  readonly balance: (name: LedgerAccountName, book: Book) => bigint;
  /** Writes the postings by their time; the triggers carry them to the balances. */
  readonly write: (tx: Tx, batchIds: BatchIds) => Promise<void>;
};

/** Begins a draft on the balances as they stand. */
export async function openLedgerDraft(tx: Tx): Promise<LedgerDraft> {
  const { balances, ids } = await readAccounts(tx);
  const drafts: DraftPosting[] = [];
  return {
    post: (order) => {
      const legs = order.legs.filter((leg) => leg.amount !== 0n);
      if (legs.length === 0) return;
      drafts.push({ ...order, legs });
      for (const { account, amount } of legs) {
        const key = keyOf(account, order.book);
        balances.set(key, (balances.get(key) ?? 0n) + amount);
      }
    },
    balance: (name, book) => balances.get(keyOf(name, book)) ?? 0n,
    write: (writing, batchIds) => writePostings(writing, { drafts, batchIds, ids }),
  };
}

function keyOf(name: LedgerAccountName, { currency, isTest }: Book): string {
  const owner =
    'paymentAccountId' in name ? name.paymentAccountId : 'merchantId' in name && name.merchantId;
  return `${name.kind} ${owner || ''} ${currency} ${isTest}`;
}

type Accounts = {
  readonly balances: Map<string, bigint>;
  readonly ids: ReadonlyMap<string, LedgerAccountId>;
};

async function readAccounts(tx: Tx): Promise<Accounts> {
  const balances = new Map<string, bigint>();
  const ids = new Map<string, LedgerAccountId>();
  for (const row of await tx.select().from(ledgerAccount)) {
    const owner = row.paymentAccountId ?? row.merchantId ?? '';
    const key = `${row.kind} ${owner} ${row.currency} ${row.isTest}`;
    balances.set(key, row.balance);
    ids.set(key, row.id);
  }
  return { balances, ids };
}

type Writing = {
  readonly drafts: readonly DraftPosting[];
  readonly batchIds: BatchIds;
  /** Of the accounts that were open before. */
  readonly ids: Accounts['ids'];
};

async function writePostings(tx: Tx, { drafts, batchIds, ids: known }: Writing): Promise<void> {
  const inTime = drafts.toSorted((a, b) => a.at - b.at);
  const ids = await takeIds(tx, posting, inTime.length);
  const accountIds = await openAccounts(tx, inTime, known);
  const postings: (typeof posting.$inferInsert)[] = [];
  const entries: (typeof entry.$inferInsert)[] = [];
  for (const [index, { kind, book, legs, at, ...rest }] of inTime.entries()) {
    const { invoiceId = null, movement, transfer, terminalId = null } = rest;
    const movementId = movement === undefined ? null : (batchIds.movements[movement] ?? null);
    const transferId = transfer === undefined ? null : (batchIds.transfers[transfer] ?? null);
    const id = ids[index] ?? asId<PostingId>(0);
    postings.push({ id, kind, invoiceId, transferId, movementId, createdAt: new Date(at) });
    // In the order of a live posting, which is one for all.
    const ordered = legs.toSorted((a, b) => lockRank(a.account) - lockRank(b.account));
    const entriesOfPosting = ordered.map(({ account, amount }) => ({
      postingId: id,
      accountId: accountIds.get(keyOf(account, book)) ?? asId<LedgerAccountId>(0),
      amount,
      currency: book.currency,
      isTest: book.isTest,
      terminalId,
    }));
    entries.push(...entriesOfPosting);
  }
  await insertRows(tx, posting, postings);
  await insertRows(tx, entry, entries);
}

/** The ids of all accounts that are posted to, by their key; new ones are opened. */
async function openAccounts(
  tx: Tx,
  drafts: readonly DraftPosting[],
  known: Accounts['ids'],
): Promise<ReadonlyMap<string, LedgerAccountId>> {
  const ids = new Map(known);
  for (const { legs, book } of drafts) {
    for (const { account } of legs) {
      const key = keyOf(account, book);
      if (!ids.has(key)) ids.set(key, await ledgerAccountId(tx, account, book));
    }
  }
  return ids;
}
