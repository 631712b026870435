import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { ArchivedPart } from './manifest.ts';
import { numberOf } from './parts.ts';

/** A row of an archive: each column as PostgreSQL writes it as text. */
export type ArchivedRow = Readonly<Record<string, string | null>>;

/** The rows that are given to `onRows` at once. */
const pageRows = 1000;

/**
 * Reads a file of an archive to its end, and compares it with the manifest. Returns the first difference in words,
 * undefined where there is none.
 */
export async function readArchived(
  folder: string,
  part: ArchivedPart,
  onRows: (rows: readonly ArchivedRow[]) => Promise<string | undefined>,
): Promise<string | undefined> {
  const fileHash = createHash('sha256');
  const contentHash = createHash('sha256');
  let rows = 0;
  let idSum = 0n;
  let problem: string | undefined;
  const number = numberOf(part);
  const page: ArchivedRow[] = [];
  const flush = async (): Promise<void> => {
    if (page.length > 0) problem ??= await onRows(page);
    page.length = 0;
  };
  try {
    await pipeline(
      createReadStream(join(folder, part.file)),
      hashing(fileHash),
      createGunzip(),
      hashing(contentHash),
      parse({
        columns: true,
        cast: (value, { header, quoting }): string | null => (header || quoting ? value : null),
      }),
      new Writable({
        objectMode: true,
        write(row: ArchivedRow, _, done) {
          rows += 1;
          idSum += BigInt(row[number] ?? '0');
          if (page.push(row) < pageRows) done();
          else flush().then(() => done(), done);
        },
        final(done) {
          flush().then(() => done(), done);
        },
      }),
    );
  } catch (error) {
    return `it cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
  if (fileHash.digest('hex') !== part.fileSha256) return 'its SHA-256 is another one';
  if (contentHash.digest('hex') !== part.contentSha256) return 'its content has another SHA-256';
  if (rows !== part.rows || String(idSum) !== part.idSum) {
    return `it has ${rows} rows with ids that sum to ${idSum}, not ${part.rows} and ${part.idSum}`;
  }
  return problem;
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
}
