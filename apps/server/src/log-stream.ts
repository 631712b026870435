import { write as writeFile, writeSync } from 'node:fs';
import { stdTimeFunctions } from 'pino';

/** How long a line may wait for others, in ms. */
const gatherMs = 10;
/** How long a log that cannot be written is left alone, in ms; one whose reader is behind, `gatherMs`. */
const retryMs = 1000;
/** How many bytes of lines wait at most; what comes then is dropped and counted. */
const waitingBytes = 4 * 1024 * 1024;

/** Writes bytes to the log, as `fs.write` does with a file descriptor. */
export type WriteBytes = (
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

/**
 * A log that stops nothing: lines of the same moment are written together, beside the work of the process,
 * and where they cannot be written (a full disk, a reader that does not read) they wait, then they are
 * dropped and counted, and once writing works again a line says how many. `sonic-boom`, pino's own, waits
 * for ever when the process ends on a full disk, and for the reader of a pipe whenever it writes in order.
 */
export class LogStream {
  readonly #write: WriteBytes;
  readonly #writeNow: (bytes: Uint8Array) => number;
  readonly #limit: number;
  #waiting: string[] = [];
  #waitingLength = 0;
  /** What is being written, or could not be. */
  #rest: Uint8Array = new Uint8Array();
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;
  #dropped = 0;
  #failure: string | undefined;

  constructor(
    write: WriteBytes,
    writeNow: (bytes: Uint8Array) => number,
    limit: number = waitingBytes,
  ) {
    this.#write = write;
    this.#writeNow = writeNow;
    this.#limit = limit;
  }

  /** A log over a file descriptor. The end of the process writes what waits, as far as that is possible. */
  static over(file: number): LogStream {
    const log = new LogStream(
      (bytes, done) => writeFile(file, bytes, done),
      (bytes) => writeSync(file, bytes),
    );
    process.once('exit', () => log.writeRest());
    return log;
  }

  /** Takes a line of the log. */
  write(line: string): void {
    if (this.#waitingLength + line.length > this.#limit) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingLength += line.length;
    this.#writeIn(gatherMs);
  }

  /** Writes what waits at once, and gives up where it cannot. */
  writeRest(): void {
    const parts = this.#isWriting ? [] : [this.#rest];
    let bytes = Buffer.concat([...parts, Buffer.from(this.#takeWaiting())]);
    this.#rest = new Uint8Array();
    try {
      while (bytes.length > 0) bytes = bytes.subarray(this.#writeNow(bytes));
    } catch {
      // Nobody is left to be told.
    }
  }

  #writeIn(waitMs: number): void {
    if (this.#isWriting || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#writeNext();
    }, waitMs).unref();
  }

  #writeNext(): void {
    if (this.#rest.length === 0) this.#rest = Buffer.from(this.#takeWaiting());
    if (this.#rest.length === 0) return;
    this.#isWriting = true;
    this.#write(this.#rest, (error, written) => {
      this.#isWriting = false;
      if (error) {
        this.#failure = error.code ?? error.message;
        this.#writeIn(error.code === 'EAGAIN' ? gatherMs : retryMs);
        return;
      }
      if (this.#dropped === 0) this.#failure = undefined;
      this.#rest = this.#rest.subarray(written);
      if (this.#rest.length > 0 || this.#waiting.length > 0) this.#writeNext();
    });
  }

  /** The lines that wait, and before them what happened to those that did not. */
  #takeWaiting(): string {
    const lines = this.#waiting.join('');
    this.#waiting = [];
    this.#waitingLength = 0;
    return lines + this.#describeDropped();
  }

  /** Once the log can be written again. */
  #describeDropped(): string {
    if (this.#dropped === 0) return '';
    const facts = JSON.stringify({
      dropped: this.#dropped,
      reason: this.#failure ?? 'the log was read too slowly',
      msg: 'lines of the log were dropped, since it could not be written',
    });
    this.#dropped = 0;
    return `{"level":40${stdTimeFunctions.isoTime()},${facts.slice(1)}\n`;
  }
}
