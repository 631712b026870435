import { and, asc, between, gt, sql } from '../db/drizzle.ts';
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
  const entries = await nextEntries(tx);
  if (entries.length === 0) return undefined;
  const links = linksAfter(head, entries);
  await insertLinks(tx, links);
  const last = links.at(-1) ?? head;
  await tx.update(auditHead).set({ position: last.position, hash: last.hash });
  return last;
}

/** The entries of the next batch; of those that were removed while they waited there is nothing to chain. */
async function nextEntries(tx: Tx): Promise<EntryRow[]> {
  for (let after = 0; ;) {
    const waiting = await tx
      .select()
      .from(auditPending)
      .where(gt(auditPending.entryId, after))
      .orderBy(asc(auditPending.entryId))
      .limit(batchRows);
    const last = waiting.at(-1);
    if (!last) return [];
    const times = waiting.map(({ createdAt }) => createdAt.getTime());
    const ids = sql.param(waiting.map(({ entryId }) => entryId));
    const entries = await tx
      .select()
      .from(auditEntry)
      .where(
        and(
          sql`${auditEntry.id} = any(${ids}::bigint[])`,
          // In a join the planner may choose to read every partition.
          between(auditEntry.createdAt, new Date(Math.min(...times)), new Date(Math.max(...times))),
        ),
      )
      .orderBy(asc(auditEntry.id));
    if (entries.length > 0) return entries;
    after = last.entryId;
  }
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
