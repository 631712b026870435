import type { ServerContext } from '../../context.ts';
import { eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { auditEntry } from '../../db/schema.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { countGaps, createChainCheck } from './chain-of-rows.ts';
import { type ArchivedPart, readManifest } from './manifest.ts';
import { type Part, closedParts } from './parts.ts';
import { digestPart } from './part-lines.ts';
import { readArchived } from './read-archived.ts';

/**
 * Reads every file of an archive again, and compares it with the manifest, with the partition where the database still
 * has it, or with what the audit says of the one that was dropped, and the entries of the audit with the chain (RUN-852,
 * RUN-854). Returns one line about all of it.
 * @throws StartupError with the first difference
 */
export async function verifyArchive(
  { database, clock }: Pick<ServerContext, 'clock' | 'database'>,
  folder: string,
): Promise<string> {
  const parts = readManifest(folder);
  if (!parts) throw new StartupError(`${folder} is no archive: it has no manifest.`);
  const chain = createChainCheck(database);
  const closed = await database.transaction((tx) => closedParts(tx, clock.now()));
  const here = new Map(closed.map((part) => [part.part, part]));
  for (const part of parts) {
    const isAudit = part.table === 'audit_entry';
    const problem =
      (await readArchived(folder, part, (rows) =>
        isAudit ? chain.judge(rows) : Promise.resolve(undefined),
      )) ?? (await differs(database, part, here.get(part.part)));
    if (problem !== undefined) {
      throw new StartupError(`The archive is not whole. ${part.file}: ${problem}.`);
    }
  }
  const lost = (await database.transaction(countGaps)) - chain.dropped();
  if (lost !== 0) {
    throw new StartupError(
      `The archive is not whole. ${lost} entries of the audit are neither in it nor in the database.`,
    );
  }
  const changed = (await database.transaction(readDropped)).find(
    ({ part, sha256 }) =>
      !parts.some((each) => each.part === part && each.contentSha256 === sha256),
  );
  if (changed) {
    throw new StartupError(
      `The archive is not whole. It lacks ${changed.part} as it was dropped, with the content of SHA-256 ${changed.sha256}.`,
    );
  }
  const rows = parts.reduce((sum, each) => sum + each.rows, 0);
  const dropped = parts.filter(({ part }) => !here.has(part)).length;
  return `The archive is whole: ${parts.length} files with ${rows} rows; ${dropped} of them are no longer in the database.`;
}

/**
 * Compares a partition with its file, row by row; undefined where they agree, and without the partition. Its table and its
 * columns are those of the database: a manifest could name fewer (RUN-854).
 */
export async function differs(
  database: ServerContext['database'],
  archived: ArchivedPart,
  here: Part | undefined,
): Promise<string | undefined> {
  if (!here) return undefined;
  if (archived.table !== here.table || archived.columns.join() !== here.columns.join()) {
    return 'the partition in the database has another table or other columns';
  }
  const { contentSha256, rows } = await digestPart(database, here);
  if (contentSha256 === archived.contentSha256) return undefined;
  return `the partition in the database has ${rows} rows, and other ones than the file with ${archived.rows}`;
}

/** The partitions that were dropped, with the SHA-256 of their rows, as the audit has them. */
function readDropped(tx: Tx) {
  return tx
    .select({
      part: sql<string>`substr(${auditEntry.subject}, strpos(${auditEntry.subject}, ':') + 1)`,
      sha256: sql<string>`${auditEntry.details} ->> 'sha256'`,
    })
    .from(auditEntry)
    .where(eq(auditEntry.action, 'archive.dropped'));
}
