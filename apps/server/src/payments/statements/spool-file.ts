import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '../../problem.ts';

/** Bytes. 100,000 lines of CAMT.053 are about 60 MB. */
const maxFileSize = 128 * 1024 * 1024;

/**
 * Keeps a file on disk while work reads it, as often as it has to: a slow upload must not hold a transaction
 * open, and a large one must not fill the memory. 413 beyond the largest size.
 */
export async function withSpooledFile<T>(
  bytes: AsyncIterable<Uint8Array>,
  work: (read: () => AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tiyin-statement-'));
  const path = join(folder, 'file');
  try {
    await pipeline(bytes, limitSize, createWriteStream(path));
    return await work(() => createReadStream(path));
  } finally {
    await rm(folder, { force: true, recursive: true });
  }
}

async function* limitSize(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxFileSize) throw new ProblemError('payload_too_large');
    yield chunk;
  }
}
