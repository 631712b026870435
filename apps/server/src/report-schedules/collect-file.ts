import type { Readable } from 'node:stream';
import { createLineCounter } from '../audit-log/count-lines.ts';

/** The largest file that is sent itself, in bytes: mail servers refuse larger ones. */
const largestFile = 2_000_000;

/** The longest that putting a file together may take, in ms: it counts towards the claim of its job. */
const longestMs = 10_000;

/** A whole file, with the number of its lines below the header. */
export type CollectedFile = { readonly content: string; readonly lines: number };

/** Reads a file that is small enough to be sent; undefined for one that is too large or takes too long (RUN-605). */
export async function collectFile(
  stream: Readable,
  { bytes: maxBytes, ms } = { bytes: largestFile, ms: longestMs },
): Promise<CollectedFile | undefined> {
  const counter = createLineCounter();
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stream.destroy();
  }, ms);
  try {
    for await (const piece of stream as AsyncIterable<Buffer | string>) {
      const part = Buffer.from(piece);
      counter.add(part);
      pieces.push(part);
      bytes += part.length;
      if (bytes > maxBytes) return undefined;
    }
  } catch (error) {
    if (!isLate) throw error;
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
  if (isLate) return undefined;
  return {
    content: Buffer.concat(pieces).toString('utf8'),
    lines: Math.max(0, counter.lines() - 1),
  };
}
