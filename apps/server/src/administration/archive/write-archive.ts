import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { withoutLimits } from '../../db/without-limits.ts';
import { explainFolderFailure } from '../../errors/explain-folder-failure.ts';
import { makeFolder } from '../../errors/make-folder.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { type ArchivedPart, readManifest, writeManifest } from './manifest.ts';
import { type Part, closedParts, startOf } from './parts.ts';
import { type Digest, countPart, digestPart, partLines } from './part-lines.ts';

/** Where an archive is, and the month before which everything is archived. */
export type ArchiveRequest = { readonly folder: string; readonly before: string };

/**
 * Writes every closed partition before a month to a compressed CSV file, unless its file is there already, and names it in
 * the manifest (RUN-852). Nothing is removed. It may be killed and run again. Returns one line about the result.
 * @throws StartupError for a month that is not over, and for a folder that cannot be written
 */
export async function writeArchive(
  deps: Pick<ServerContext, 'clock' | 'database'>,
  request: ArchiveRequest,
): Promise<string> {
  if (startOf(request.before) > deps.clock.now()) {
    throw new StartupError(
      `--before is "${request.before}": the months before it are not all over yet.`,
    );
  }
  return writeMonths(deps, request).catch((error: unknown) => {
    // Of the database, whose address may be a path as well.
    const isLost = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
    throw isLost ? error : explainFolderFailure(error, request.folder, archiveFolder);
  });
}

const archiveFolder = { name: 'folder of the archive', setting: '--folder' };

async function writeMonths(
  { database, clock }: Pick<ServerContext, 'clock' | 'database'>,
  { folder, before }: ArchiveRequest,
): Promise<string> {
  makeFolder(folder);
  const unlimited = withoutLimits(database);
  const known = readManifest(folder) ?? [];
  const closed = await unlimited.transaction((tx) => closedParts(tx, startOf(before)));
  const parts = new Map(known.map((part) => [part.part, part]));
  const written: ArchivedPart[] = [];
  for (const part of closed) {
    const copy = parts.get(part.part);
    const counted = await unlimited.transaction((tx) => countPart(tx, part));
    const isThere = copy !== undefined && existsSync(join(folder, copy.file));
    if (isThere && (await isCopyOf(unlimited, copy, { part, counted }))) continue;
    const fresh = await writePart(unlimited, part, { folder, now: clock.now() });
    written.push(fresh);
    parts.set(part.part, fresh);
    await writeManifest(folder, [...parts.values()]);
  }
  if (parts.size === 0) await writeManifest(folder, []);
  const rows = written.reduce((sum, each) => sum + each.rows, 0);
  return `${written.length} of ${parts.size} files in ${folder} were written now, with ${rows} rows.`;
}

type Counted = { readonly part: Part; readonly counted: Awaited<ReturnType<typeof countPart>> };

/** A later version of the tables may have more columns; a callback that waited has another state later. */
async function isCopyOf(
  database: Pick<Database, 'query'>,
  copy: ArchivedPart,
  { part, counted }: Counted,
): Promise<boolean> {
  const hasColumns = copy.columns.join() === part.columns.join();
  if (!hasColumns || copy.rows !== counted.rows || copy.idSum !== counted.idSum) return false;
  if (part.table !== 'callback') return true;
  return (await digestPart(database, part)).contentSha256 === copy.contentSha256;
}

async function writePart(
  database: Pick<Database, 'query'>,
  part: Part,
  { folder, now }: { readonly folder: string; readonly now: Date },
): Promise<ArchivedPart> {
  const file = `${part.part}.csv.gz`;
  const path = join(folder, file);
  const fileHash = createHash('sha256');
  let digest: Digest | undefined;
  await pipeline(
    async function* () {
      digest = yield* partLines(database, part);
    },
    createGzip(),
    new Transform({
      transform(piece: Buffer, _, done) {
        fileHash.update(piece);
        done(null, piece);
      },
    }),
    createWriteStream(`${path}.part`, { mode: 0o600, flush: true }),
  );
  if (!digest) throw new Error(`${part.part} was not read to its end`);
  await rename(`${path}.part`, path);
  return {
    table: part.table,
    part: part.part,
    from: part.from,
    to: part.to,
    columns: [...part.columns],
    ...digest,
    file,
    fileSha256: fileHash.digest('hex'),
    archivedAt: now.toISOString(),
  };
}
