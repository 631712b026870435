import { type SQL, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { excluded, nameOf } from '../db/names.ts';
import {
  invariantCursor,
  invoice,
  invoiceEvent,
  ledgerAccount,
  ledgerCount,
  ledgerOpening,
  posting,
} from '../db/schema.ts';
import type { Scope } from './invariant.ts';

/** How much one run looks at, so that its length does not grow with the history (RUN-261). */
export type RunSizes = {
  /** The newest changes since the last run: events of invoices, and postings. */
  readonly changes: number;
  /** The slice of all invoices, and of all postings. */
  readonly slice: number;
  /** The ledger accounts that are counted again, and the entries of each. */
  readonly accounts: number;
  readonly entries: number;
};

export const runSizes: RunSizes = { changes: 20_000, slice: 10_000, accounts: 10, entries: 20_000 };

/**
 * Ids come from sequences, and a transaction may commit after one with higher ids: what is younger than
 * this, in ms, is looked at again by the next run. No transaction lasts so long (RUN-232).
 */
const lateCommitMs = 10 * 60_000;

const firstInvoice = '00000000-0000-0000-0000-000000000000';

/** Everything: for tests and drills, whose databases are small. */
export function wholeScope(now: Date): Scope {
  return {
    invoices: sql`select ${invoice.id} from ${invoice}`,
    postings: sql`select ${posting.id} from ${posting}`,
    counts: sql`select ${ledgerAccount.id}, 0::bigint as posting_id,
      coalesce(${ledgerOpening.amount}, 0) as total
      from ${ledgerAccount} left join ${ledgerOpening} on ${ledgerOpening.accountId} = ${ledgerAccount.id}`,
    now,
  };
}

/** The places that the last run reached, and those that this one reaches. */
export type Cursors = {
  /** Ids up to which changes are known to be committed. */
  readonly event: string;
  readonly posting: string;
  /** The last row of the slices. */
  readonly invoiceSlice: string;
  readonly postingSlice: string;
};

const names = ['event', 'posting', 'invoiceSlice', 'postingSlice'] as const;

/** The places that the last run reached; the beginning before the first run. */
export async function readCursors(tx: Tx): Promise<Cursors> {
  const rows = await tx.select().from(invariantCursor);
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  return {
    event: known.get('event') ?? '0',
    posting: known.get('posting') ?? '0',
    invoiceSlice: known.get('invoiceSlice') ?? firstInvoice,
    postingSlice: known.get('postingSlice') ?? '0',
  };
}

/** The places that a run from these reaches; a slice at the end begins again. */
export async function nextCursors(
  tx: Tx,
  last: Cursors,
  { slice }: RunSizes,
  now: Date,
): Promise<Cursors> {
  const settled = sql`${new Date(now.getTime() - lateCommitMs).toISOString()}::timestamptz`;
  // A bare `id` in `order by` would be the text of the result.
  const [row] = await tx.execute<Readonly<Record<keyof Cursors, string | null>>>(sql`select
    (select ${invoiceEvent.id}::text from ${invoiceEvent}
      where ${invoiceEvent.createdAt} < ${settled} order by ${invoiceEvent.id} desc limit 1)
      as "event",
    (select ${posting.id}::text from ${posting}
      where ${posting.createdAt} < ${settled} order by ${posting.id} desc limit 1) as "posting",
    (select ${invoice.id}::text from ${invoice} where ${invoice.id} > ${last.invoiceSlice}::uuid
      order by ${invoice.id} offset ${slice - 1} limit 1) as "invoiceSlice",
    (select ${posting.id}::text from ${posting} where ${posting.id} > ${last.postingSlice}::bigint
      order by ${posting.id} offset ${slice - 1} limit 1) as "postingSlice"`);
  return {
    event: row?.event ?? last.event,
    posting: row?.posting ?? last.posting,
    invoiceSlice: row?.invoiceSlice ?? firstInvoice,
    postingSlice: row?.postingSlice ?? '0',
  };
}

/**
 * Whether more changed since the last run than one run looks at: the oldest of it is checked only when the
 * slice comes by. Before the first run everything is new, and the slices are all there is.
 */
export async function arePastLimit(
  tx: Tx,
  { event, posting: lastPosting }: Cursors,
  { changes }: RunSizes,
): Promise<boolean> {
  const [row] = await tx.execute<{ isPast: boolean }>(sql`select
    (${event} <> '0' and exists(select from ${invoiceEvent}
      where ${invoiceEvent.id} > ${event}::bigint
        order by ${invoiceEvent.id} desc offset ${changes} limit 1))
    or (${lastPosting} <> '0' and exists(select from ${posting}
      where ${posting.id} > ${lastPosting}::bigint
        order by ${posting.id} desc offset ${changes} limit 1)) as "isPast"`);
  return row?.isPast ?? false;
}

/** Keeps the places for the next run. */
export async function keepCursors(tx: Tx, cursors: Cursors): Promise<void> {
  await tx
    .insert(invariantCursor)
    .values(names.map((name) => ({ name, value: cursors[name] })))
    .onConflictDoUpdate({
      target: invariantCursor.name,
      set: { value: excluded(invariantCursor.value) },
    });
}

/**
 * The rows of one run for an invariant: what changed since the last run, a slice of all, and what was
 * broken in the last run (RUN-261). Each part is a range of a primary key.
 * @param broken the subjects of the violations found before
 */
export function runScope(
  { changes, slice }: RunSizes,
  last: Cursors,
  broken: readonly string[],
  now: Date,
): Scope {
  return {
    invoices: sql`
      select ${nameOf(invoiceEvent.invoiceId)} as id from (
        select ${invoiceEvent.invoiceId} from ${invoiceEvent}
          where ${invoiceEvent.id} > ${last.event}::bigint
        order by ${invoiceEvent.id} desc ${limit(changes)}) changed
      union select id from (
        select ${invoice.id} from ${invoice}
          where ${invoice.id} > ${last.invoiceSlice}::uuid order by ${invoice.id} ${limit(slice)}) slice
      union select known.id::uuid from ${listOf(broken, 'invoice')}`,
    postings: sql`
      select id from (
        select ${posting.id} from ${posting} where ${posting.id} > ${last.posting}::bigint
        order by ${posting.id} desc ${limit(changes)}) changed
      union select id from (
        select ${posting.id} from ${posting} where ${posting.id} > ${last.postingSlice}::bigint
        order by ${posting.id} ${limit(slice)}) slice
      union select known.id::bigint from ${listOf(broken, 'posting')}`,
    counts: sql`select ${ledgerCount.accountId} as id, ${ledgerCount.countedPosting} as posting_id,
      ${ledgerCount.countedSum} as total
      from ${ledgerCount} where ${ledgerCount.countedPosting} is not null`,
    now,
  };
}

/** A literal: with a parameter the planner does not know how small the scope is. */
const limit = (rows: number): SQL => sql.raw(`limit ${rows}`);

/** The ids of the subjects of a type, as a table. */
function listOf(subjects: readonly string[], type: string): SQL {
  const ids = subjects
    .filter((subject) => subject.startsWith(`${type}:`))
    .map((subject) => subject.slice(type.length + 1));
  return sql`unnest(string_to_array(nullif(${ids.join(',')}, ''), ',')) as known (id)`;
}
