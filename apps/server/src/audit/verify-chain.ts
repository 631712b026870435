import { asc, gt, sql } from '../db/drizzle.ts';
import type { Database, Tx } from '../db/database.ts';
import { auditEntry, auditHead, auditLink, auditPending } from '../db/schema.ts';
import { type Head, headText } from './chain-entries.ts';
import { entriesOf } from './entries-of.ts';
import { type EntryRow, entryHash, firstHash } from './entry-hash.ts';
import { createGapCount, type Gaps, readGaps } from './gaps.ts';

const pageRows = 1000;

/** The result of a verification: the end of a whole chain, or the first break in words. */
export type Verification =
  | {
      readonly isWhole: true;
      readonly head: Head;
      readonly waiting: number;
      /** The entries that are in the archive alone: only their links were verified. */
      readonly archived: number;
    }
  | { readonly isWhole: false; readonly problem: string };

/**
 * Verifies that no entry was removed, changed, inserted or moved (PEOPLE-142). Entries of the last seconds may
 * still wait for their place; `waiting` counts them.
 * @param known a head that was seen before, by which a chain that was cut and made new shows
 */
export async function verifyChain(
  database: Pick<Database, 'query'>,
  known?: Head,
): Promise<Verification> {
  const ends = await database.query(readEnds);
  const archived = await database.query(readGaps);
  const problem =
    (await findBreak(database, ends, { known, archived })) ??
    (await database.query(findStray)) ??
    undefined;
  if (problem !== undefined) return { isWhole: false, problem };
  const waiting = await database.query(countWaiting);
  return { isWhole: true, head: ends.head, waiting, archived: archived?.count ?? 0 };
}

/** An earlier head of a chain, and the gaps that archiving left in it. */
type Said = { readonly known: Head | undefined; readonly archived: Gaps | undefined };

type Ends = { readonly head: Head; readonly last: number };

async function readEnds(tx: Tx): Promise<Ends> {
  const [row] = await tx
    .select({
      position: auditHead.position,
      hash: auditHead.hash,
      last: sql<string>`coalesce((select max(${auditLink.position}) from ${auditLink}), 0)`,
    })
    .from(auditHead);
  if (!row) return { head: { position: 0, hash: firstHash }, last: -1 };
  return { head: { position: row.position, hash: row.hash }, last: Number(row.last) };
}

async function findBreak(
  database: Pick<Database, 'query'>,
  { head, last }: Ends,
  { known, archived }: Said,
): Promise<string | undefined> {
  const gaps = createGapCount();
  let reached: Head = { position: 0, hash: firstHash };
  while (reached.position < last) {
    const { position } = reached;
    const links = await database.query((tx) => readLinks(tx, position));
    const ids = links.map(({ entryId }) => entryId);
    const entries = await database.query((tx) => entriesOf(tx, ids));
    for (const link of links) {
      const row = { ...link, entry: entries.get(link.entryId) };
      const isArchived = !row.entry && archived !== undefined && row.position <= archived.last;
      if (isArchived) gaps.add(row.position);
      const problem = judgeLink(reached, row, isArchived) ?? judgeKnown(row, known);
      if (problem !== undefined) return problem;
      reached = row;
    }
    if (links.length < pageRows) break;
  }
  const missing = gaps.end();
  if (archived && missing.sha256 !== archived.sha256) {
    return `${missing.count} entries up to position ${archived.last} are missing, and they are not the ${archived.count} that were archived and dropped.`;
  }
  if (last !== head.position || (reached.position === last && !reached.hash.equals(head.hash))) {
    return `The chain ends at position ${Math.max(last, 0)}, its head at ${head.position}: its end was cut off or replaced.`;
  }
  if (known && known.position > reached.position) {
    return `The chain ends at position ${reached.position}, before the known head ${known.position}: its end was cut off.`;
  }
  return undefined;
}

function readLinks(tx: Tx, after: number) {
  return tx
    .select()
    .from(auditLink)
    .where(gt(auditLink.position, after))
    .orderBy(asc(auditLink.position))
    .limit(pageRows);
}

/** A link, and its entry where the database has it. */
type LinkRow = typeof auditLink.$inferSelect & { readonly entry: EntryRow | undefined };

function judgeLink(
  before: Head,
  { position, hash, entryId, entry }: LinkRow,
  isArchived: boolean,
): string | undefined {
  if (position !== before.position + 1) {
    return `The link at position ${before.position + 1} is missing.`;
  }
  if (isArchived) return undefined;
  if (!entry) return `Entry ${entryId} at position ${position} was removed.`;
  if (entryHash(before.hash, entry).equals(hash)) return undefined;
  const { action, subject, createdAt } = entry;
  return `Entry ${entryId} at position ${position} (${action} of ${subject}, ${createdAt.toISOString()}) was changed, inserted or moved.`;
}

function judgeKnown({ position, hash }: LinkRow, known: Head | undefined): string | undefined {
  if (position !== known?.position || hash.equals(known.hash)) return undefined;
  return `The hash at position ${position} differs from the known head ${headText(known)}: the chain was made new.`;
}

/** An entry that is in the chain and in the queue for it in neither, or queued and gone. */
async function findStray(tx: Tx): Promise<string | undefined> {
  const { rows } = await strays(tx);
  const [row] = rows;
  if (!row) return undefined;
  return row.is_gone
    ? `Entry ${row.id} was removed before it got its place in the chain.`
    : `Entry ${row.id} is not in the chain and does not wait for its place.`;
}

async function strays(tx: Tx) {
  const rows = await tx.execute<{ id: string; is_gone: boolean }>(sql`
    select ${auditEntry.id}, false as is_gone from ${auditEntry}
    where not exists (select from ${auditLink} where ${auditLink.entryId} = ${auditEntry.id})
      and not exists (select from ${auditPending} where ${auditPending.entryId} = ${auditEntry.id})
    union all
    select ${auditPending.entryId}, true from ${auditPending}
    where not exists (select from ${auditEntry} where ${auditEntry.id} = ${auditPending.entryId})
    order by 1 limit 1`);
  return { rows };
}

async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ count: string }>(sql`select count(*) from ${auditPending}`);
  return Number(row?.count ?? 0);
}
