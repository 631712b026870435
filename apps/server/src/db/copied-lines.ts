import { Transform, type TransformCallback } from 'node:stream';
import { createRowEnds } from './row-ends.ts';

/** How much waits for the reader at most, in bytes. */
export const waitingBytes = 256 * 1024;

/** A reader may keep a copy waiting for this long in all, in ms: it holds a connection and a snapshot. */
const patienceMs = 60_000;
/** And as long again as it takes at this rate to send what it has taken: 32 kB a second (RUN-722). */
const leastBytesPerMs = 32;

/** The rows of a copy with the line ends of RFC 4180, given up where they are read too slowly. */
export class CopiedLines extends Transform {
  readonly #withRowEnds = createRowEnds();
  #sent = 0;
  #waitedMs = 0;
  #waitsSince: number | undefined;
  #end: NodeJS.Timeout | undefined;

  constructor() {
    super({ highWaterMark: waitingBytes });
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#resume();
    this.#sent += piece.length;
    if (!this.push(this.#withRowEnds(piece))) this.#wait();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#resume();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#end);
    done(error);
  }

  /** The time of the database is not counted. */
  #wait(): void {
    this.#waitsSince = performance.now();
    const leftMs = patienceMs + this.#sent / leastBytesPerMs - this.#waitedMs;
    this.#end = setTimeout(() => this.destroy(new Error('a reader is too slow')), leftMs);
  }

  #resume(): void {
    clearTimeout(this.#end);
    if (this.#waitsSince !== undefined) this.#waitedMs += performance.now() - this.#waitsSince;
    this.#waitsSince = undefined;
  }
}
