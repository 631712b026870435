import type { LedgerAccountId, PostingId, TerminalId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { namesOf } from '../../db/names.ts';
import { entry, posting } from '../../db/schema.ts';
import { type Given, sqlWrite } from '../../db/statement.ts';
import type { Identity } from './accounts.ts';
import { lockRank } from './lock-order.ts';
import type { Leg } from './movement.ts';

/** A posting with the ids that it needs. */
export type ReadyPosting = {
  readonly head: typeof posting.$inferSelect;
  readonly terminalId: TerminalId | null;
  readonly legs: readonly (Leg & Identity & { readonly accountId: LedgerAccountId })[];
};

/** Columns of postings, and of their entries, as arrays. */
type Written = {
  readonly ids: readonly PostingId[];
  readonly kinds: readonly string[];
  readonly invoiceIds: readonly (string | null)[];
  readonly transferIds: readonly (number | null)[];
  readonly settlementIds: readonly (number | null)[];
  readonly movementIds: readonly (number | null)[];
  readonly personIds: readonly (number | null)[];
  readonly comments: readonly (string | null)[];
  readonly createdAts: readonly Date[];
  readonly postingIds: readonly PostingId[];
  readonly accountIds: readonly LedgerAccountId[];
  readonly amounts: readonly MinorUnits[];
  readonly currencies: readonly string[];
  readonly areTests: readonly boolean[];
  readonly terminalIds: readonly (TerminalId | null)[];
};

const postingColumns = namesOf(
  posting,
  'id',
  'kind',
  'invoiceId',
  'transferId',
  'settlementId',
  'movementId',
  'personId',
  'comment',
  'createdAt',
);

const entryColumns = namesOf(
  entry,
  'postingId',
  'accountId',
  'amount',
  'currency',
  'isTest',
  'terminalId',
);

const insertPostings = sqlWrite(
  (given: Given<Written>) => sql`with posted as (insert into ${posting} (${postingColumns})
    select * from unnest(${given('ids')}::bigint[], ${given('kinds')}::text[],
      ${given('invoiceIds')}::uuid[], ${given('transferIds')}::bigint[],
      ${given('settlementIds')}::integer[], ${given('movementIds')}::integer[],
      ${given('personIds')}::integer[], ${given('comments')}::text[],
      ${given('createdAts')}::timestamptz[]))
    insert into ${entry} (${entryColumns})
    select ${entryColumns}
    from unnest(${given('postingIds')}::bigint[], ${given('accountIds')}::bigint[],
      ${given('amounts')}::bigint[], ${given('currencies')}::text[],
      ${given('areTests')}::boolean[], ${given('terminalIds')}::integer[])
      with ordinality as leg (${entryColumns}, place)
    order by leg.place`,
);

/**
 * Writes postings with all their entries in one statement, at whose end a trigger judges each and writes
 * a delta of each account (ADR 47): an account that one posting credits and another one debits is not
 * touched. Balances that money is taken from are locked in one order for all.
 */
export function writePostings(tx: Tx, postings: readonly ReadyPosting[]): void {
  if (postings.length === 0) return;
  const heads = postings.map(({ head }) => head);
  const legs = postings
    .flatMap(({ head, terminalId, legs: own }) =>
      own.map((leg) => ({ ...leg, postingId: head.id, terminalId })),
    )
    .toSorted((a, b) => lockRank(a.account) - lockRank(b.account));
  insertPostings(tx, {
    ids: heads.map(({ id }) => id),
    kinds: heads.map(({ kind }) => kind),
    invoiceIds: heads.map(({ invoiceId }) => invoiceId),
    transferIds: heads.map(({ transferId }) => transferId),
    settlementIds: heads.map(({ settlementId }) => settlementId),
    movementIds: heads.map(({ movementId }) => movementId),
    personIds: heads.map(({ personId }) => personId),
    comments: heads.map(({ comment }) => comment),
    createdAts: heads.map(({ createdAt }) => createdAt),
    postingIds: legs.map(({ postingId }) => postingId),
    accountIds: legs.map(({ accountId }) => accountId),
    amounts: legs.map(({ money }) => money.amount),
    currencies: legs.map(({ currency }) => currency),
    areTests: legs.map(({ isTest }) => isTest),
    terminalIds: legs.map(({ terminalId }) => terminalId),
  });
}
