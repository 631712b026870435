import {
  asId,
  type InvoiceId,
  type LedgerAccountId,
  type PostingId,
  type TerminalId,
} from '@tiyin/domain/ids';
import type { Tx } from '@tiyin/server/db/database';
import { entry, ledgerTotal, posting } from '@tiyin/server/db/schema';
import {
  type Book,
  type LedgerAccountName,
  ledgerAccountId,
} from '@tiyin/server/payments/ledger/accounts';
import { lockRank } from '@tiyin/server/payments/ledger/lock-order';
import { type Leg, legsOf, type Movement } from '@tiyin/server/payments/ledger/movement';
import type { BatchIds } from './batch.ts';
import { insertRows, takeIds } from './insert-rows.ts';

/** A posting that is to be written. */
type DraftPosting = {
  readonly kind: (typeof posting.$inferInsert)['kind'];
  readonly invoiceId?: InvoiceId;
  /** Its subject, by its place in the batch. */
  readonly movement?: number;
  readonly transfer?: number;
  readonly terminalId?: TerminalId;
  readonly isTest: boolean;
  readonly movements: readonly Movement[];
  /** Unix ms. */
  readonly at: number;
};

/** A posting with its legs; none of them is zero. */
type DraftedPosting = Omit<DraftPosting, 'movements'> & { readonly legs: readonly Leg[] };

/** Postings that are to be written together, and the balances as they will stand then. */
export type LedgerDraft = {
  readonly post: (draft: DraftPosting) => void;
  /** In minor units, credit-positive. */
  readonly balance: (name: LedgerAccountName, book: Book) => bigint;
  /** Writes the postings by their time; the triggers carry them to the balances. */
  readonly write: (tx: Tx, batchIds: BatchIds) => Promise<void>;
};

/** Begins a draft on the balances as they stand. */
export async function openLedgerDraft(tx: Tx): Promise<LedgerDraft> {
  const { balances, ids } = await readAccounts(tx);
  const drafts: DraftedPosting[] = [];
  return {
    post: ({ movements, ...draft }) => {
      const legs = legsOf(movements);
      if (legs.length === 0) return;
      drafts.push({ ...draft, legs });
      for (const leg of legs) {
        const key = keyOf(leg.account, bookOf(leg, draft));
        balances.set(key, (balances.get(key) ?? 0n) + leg.money.amount);
      }
    },
    balance: (name, book) => balances.get(keyOf(name, book)) ?? 0n,
    write: (writing, batchIds) => writePostings(writing, { drafts, batchIds, ids }),
  };
}

function bookOf({ money }: Leg, { isTest }: Pick<DraftPosting, 'isTest'>): Book {
  return { currency: money.currency, isTest };
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
  for (const row of await tx.select().from(ledgerTotal)) {
    const owner = row.paymentAccountId ?? row.merchantId ?? '';
    const key = `${row.kind} ${owner} ${row.currency} ${row.isTest}`;
    balances.set(key, row.balance);
    ids.set(key, row.id);
  }
  return { balances, ids };
}

type Writing = {
  readonly drafts: readonly DraftedPosting[];
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
  for (const [index, draft] of inTime.entries()) {
    const { kind, isTest, legs, at, ...rest } = draft;
    const { invoiceId = null, movement, transfer, terminalId = null } = rest;
    const movementId = movement === undefined ? null : (batchIds.movements[movement] ?? null);
    const transferId = transfer === undefined ? null : (batchIds.transfers[transfer] ?? null);
    const id = ids[index] ?? asId<PostingId>(0);
    postings.push({ id, kind, invoiceId, transferId, movementId, createdAt: new Date(at) });
    // In the order of a live posting, which is one for all.
    const sorted = legs.toSorted((a, b) => lockRank(a.account) - lockRank(b.account));
    const entriesOfPosting = sorted.map((leg) => ({
      postingId: id,
      accountId: accountIds.get(keyOf(leg.account, bookOf(leg, draft))) ?? asId<LedgerAccountId>(0),
      ...leg.money,
      isTest,
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
  drafts: readonly DraftedPosting[],
  known: Accounts['ids'],
): Promise<ReadonlyMap<string, LedgerAccountId>> {
  const ids = new Map(known);
  for (const draft of drafts) {
    for (const leg of draft.legs) {
      const book = bookOf(leg, draft);
      const key = keyOf(leg.account, book);
      if (!ids.has(key)) ids.set(key, await ledgerAccountId(tx, leg.account, book));
    }
  }
  return ids;
}
