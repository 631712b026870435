import type { ServerContext } from '../../context.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { countGaps, createChainCheck } from './chain-of-rows.ts';
import { type ArchivedPart, readManifest } from './manifest.ts';
import { closedParts } from './parts.ts';
import { digestPart } from './part-lines.ts';
import { readArchived } from './read-archived.ts';

/**
 * Reads every file of an archive again, and compares it with the manifest, with the partition where the database still
 * has it, and the entries of the audit with the chain (RUN-852). Returns one line about all of it.
 * @throws StartupError with the first difference
 */
export async function verifyArchive(
  { database, clock }: Pick<ServerContext, 'clock' | 'database'>,
  folder: string,
): Promise<string> {
  const parts = readManifest(folder);
  if (!parts) throw new StartupError(`${folder} is no archive: it has no manifest.`);
  const chain = createChainCheck(database);
  const here = new Set(
    (await database.transaction((tx) => closedParts(tx, clock.now()))).map(({ part }) => part),
  );
  for (const part of parts) {
    const isAudit = part.table === 'audit_entry';
    const problem =
      (await readArchived(folder, part, (rows) =>
        isAudit ? chain.judge(rows) : Promise.resolve(undefined),
      )) ?? (here.has(part.part) ? await differs(database, part) : undefined);
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
  const rows = parts.reduce((sum, each) => sum + each.rows, 0);
  const dropped = parts.filter(({ part }) => !here.has(part)).length;
  return `The archive is whole: ${parts.length} files with ${rows} rows; ${dropped} of them are no longer in the database.`;
}

/** Compares a partition with its file, row by row. */
export async function differs(
  database: ServerContext['database'],
  part: ArchivedPart,
): Promise<string | undefined> {
  const { contentSha256, rows } = await digestPart(database, part);
  if (contentSha256 === part.contentSha256) return undefined;
  return `the partition in the database has ${rows} rows, and other ones than the file with ${part.rows}`;
}
