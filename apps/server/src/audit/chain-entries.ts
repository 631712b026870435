import { and, asc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { namesOf } from '../db/names.ts';
import { auditEntry, auditHead, auditLink, auditPending } from '../db/schema.ts';
import { type EntryRow, entryHash } from './entry-hash.ts';

/** The entries of one transaction: about 20 ms, in which the embedded database does nothing else. */
const batchRows = 500;

/** The end of the chain. */
export type Head = { readonly position: number; readonly hash: Buffer };

/** The end of the chain in the form that logs and commands show. */
export function headText({ position, hash }: Head): string {
  return `${position}:${hash.toString('hex')}`;
}

/**
 * Gives entries without one their place in the chain, in the order in which they were committed as far
 * as this sees it (ADR 22). The locked head lets one process do so at a time; another returns undefined, as
 * when nothing was left to do.
 */
export async function chainEntries(tx: Tx): Promise<Head | undefined> {
  const [head] = await tx.select().from(auditHead).for('update', { skipLocked: true });
  if (!head) return undefined;
  const rows = await tx
    .select({ entry: auditEntry })
    .from(auditPending)
    .innerJoin(
      auditEntry,
      and(
        eq(auditEntry.id, auditPending.entryId),
        // Only the partition of that month is read.
        eq(auditEntry.createdAt, auditPending.createdAt),
      ),
    )
    .orderBy(asc(auditPending.entryId))
    .limit(batchRows);
  if (rows.length === 0) return undefined;
  const links = linksAfter(
    head,
    rows.map(({ entry }) => entry),
  );
  await insertLinks(tx, links);
  const last = links.at(-1) ?? head;
  await tx.update(auditHead).set({ position: last.position, hash: last.hash });
  return last;
}

type Link = Head & { readonly entryId: number };

function linksAfter(head: Head, entries: readonly EntryRow[]): Link[] {
  let { position, hash } = head;
  return entries.map((entry) => {
    position += 1;
    hash = entryHash(hash, entry);
    return { position, hash, entryId: entry.id };
  });
}

async function insertLinks(tx: Tx, links: readonly Link[]): Promise<void> {
  const positions = sql.param(links.map(({ position }) => position));
  const ids = sql.param(links.map(({ entryId }) => entryId));
  const hashes = sql.param(links.map(({ hash }) => hash.toString('hex')));
  await tx.execute(sql`
    with chained as (
      insert into ${auditLink} (${namesOf(auditLink, 'position', 'entryId', 'hash')})
      select position, entry_id, decode(hash, 'hex')
      from unnest(${positions}::bigint[], ${ids}::bigint[], ${hashes}::text[]) as given (position, entry_id, hash)
      returning entry_id)
    delete from ${auditPending} using chained where ${auditPending.entryId} = chained.entry_id`);
}
