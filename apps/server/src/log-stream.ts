import { write as writeFile, writeSync } from 'node:fs';
import { stdTimeFunctions } from 'pino';

/** The time a line may wait for others, in ms. */
const batchMs = 10;
/** The pause after a failed write, in ms; for a slow reader, `batchMs`. */
const retryMs = 1000;
/** The limit of waiting lines in bytes; later lines are dropped and counted. */
const waitingBytes = 4 * 1024 * 1024;

/** Writes bytes to the log, as `fs.write` does with a file descriptor. */
export type WriteBytes = (
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

/**
 * A log that blocks nothing: lines of the same moment are written together, asynchronously, and if
 * they cannot be written (a full disk, a reader that does not read) they wait, then they are
 * dropped and counted, and once writing works again a line has the count. `sonic-boom`, pino's own,
 * waits for ever when the process ends on a full disk, and for the reader of a pipe whenever it
 * writes in order.
 */
export class LogStream {
  readonly #write: WriteBytes;
  readonly #writeNow: (bytes: Uint8Array) => number;
  readonly #limit: number;
  #waiting: string[] = [];
  #waitingLength = 0;
  /** The lines being written, or not written yet. */
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

  /** A log over a file descriptor. The end of the process writes the waiting lines, if possible. */
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
    this.#writeIn(batchMs);
  }

  /** Writes the waiting lines at once, and gives up on an error. */
  writeRest(): void {
    const parts = this.#isWriting ? [] : [this.#rest];
    let bytes = Buffer.concat([...parts, Buffer.from(this.#takeWaiting())]);
    this.#rest = new Uint8Array();
    try {
      while (bytes.length > 0) bytes = bytes.subarray(this.#writeNow(bytes));
    } catch {
      // There is no place left to report it.
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
        this.#writeIn(error.code === 'EAGAIN' ? batchMs : retryMs);
        return;
      }
      if (this.#dropped === 0) this.#failure = undefined;
      this.#rest = this.#rest.subarray(written);
      if (this.#rest.length > 0 || this.#waiting.length > 0) this.#writeNext();
    });
  }

  /** The waiting lines, after the count of dropped ones. */
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
    return `{"level":"warn"${stdTimeFunctions.isoTime()},${facts.slice(1)}\n`;
  }
}
