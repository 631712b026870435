import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry } from '../db/schema.ts';

/** The links of the chain whose entries are in the archive alone (ADR 52). */
export type Gaps = {
  readonly count: number;
  /** The position of the last of them. */
  readonly last: number;
  /** SHA-256 over their positions, each on a line. */
  readonly sha256: string;
};

/** The gaps that the last drop of archived entries left, with those of all drops before it. */
export async function readGaps(tx: Tx): Promise<Gaps | undefined> {
  const [row] = await tx
    .select({
      count: sql<string>`${auditEntry.details} ->> 'gaps'`,
      last: sql<string>`${auditEntry.details} ->> 'lastGap'`,
      sha256: sql<string>`${auditEntry.details} ->> 'gapsSha256'`,
    })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.action, 'archive.dropped'),
        // Dropping another table says nothing about the chain.
        sql`${auditEntry.details} -> 'gaps' is not null`,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row && { count: Number(row.count), last: Number(row.last), sha256: row.sha256 };
}

/** Collects the positions of links without an entry, from the first on. */
export function createGapCount() {
  const hash = createHash('sha256');
  let count = 0;
  let last = 0;
  return {
    add(position: number): void {
      hash.update(`${position}\n`);
      count += 1;
      last = position;
    },
    end: (): Gaps => ({ count, last, sha256: hash.digest('hex') }),
  };
}
