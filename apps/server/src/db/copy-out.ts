import type { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import pg from 'pg';
import { type CopiedRows, takeRows } from './copied-rows.ts';

type Connection = {
  readonly query: (text: string) => void;
  readonly stream: EventEmitter & { readonly pause: () => unknown; readonly resume: () => unknown };
};

/** How much is handed on at once, in bytes. */
const pieceBytes = 64 * 1024;

/** A reader that takes nothing for so long is given up, in ms: it keeps a connection and a snapshot. */
const stalledMs = 60_000;

/**
 * The rows of one `copy … to stdout (format csv)`, with the line ends of RFC 4180. The database is not
 * read faster than the reader takes it. Destroyed before its end, it takes the connection with it.
 */
class CopyOut extends Readable {
  readonly #text: string;
  readonly #release: (error?: Error) => void;
  #connection: Connection | undefined;
  #rows: CopiedRows | undefined;
  #stall: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(text: string, release: (error?: Error) => void) {
    super({ highWaterMark: pieceBytes * 4 });
    this.#text = text;
    this.#release = release;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    this.#rows = takeRows(connection.stream, pieceBytes, (piece) => this.#handOn(piece));
    connection.query(this.#text);
  }

  handleReadyForQuery(): void {
    if (this.#isOver) return;
    this.#rows?.flush();
    this.#end();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  // The driver says so; what matters is that it is ready again.
  handleCommandComplete(): void {}

  override _read(): void {
    clearTimeout(this.#stall);
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // What was not read to its end is still being sent: nobody else can use this connection.
    this.#end(error ?? new Error('nobody reads this any more'));
    done(error);
  }

  #handOn(piece: Buffer): void {
    if (this.#isOver || this.push(piece)) return;
    this.#connection?.stream.pause();
    this.#stall = setTimeout(() => {
      this.destroy(new Error('a reader took nothing for a minute'));
    }, stalledMs);
  }

  #end(error?: Error): void {
    clearTimeout(this.#stall);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#rows?.letGo();
    this.#release(error);
  }
}

/** Long queries with separate connections: a slow reader delays no payment. */
export type Copies = {
  /** The lines of a query that stands inside `copy (…) to stdout`, all of one snapshot. */
  readonly copyOut: (query: string) => Promise<Readable>;
  readonly close: () => Promise<void>;
};

/** @param connections how many may be under way at once; more wait for one of them to end */
export function openCopies(
  connectionString: string,
  { connections, connectMs }: { readonly connections: number; readonly connectMs: number },
): Copies {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectMs,
    application_name: 'tiyin copies',
    // The rows come in the order of an index, joined with next to nothing: sorting or hashing a million
    // of them first would only delay the first.
    options:
      '-c TimeZone=UTC -c standard_conforming_strings=on -c default_transaction_read_only=on ' +
      '-c jit=off -c enable_hashjoin=off -c enable_mergejoin=off -c max_parallel_workers_per_gather=0',
  });
  pool.on('error', () => undefined);
  const underWay = new Set<Readable>();
  return {
    copyOut: async (query) => {
      const client = await pool.connect();
      const onLoss = (error: Error): void => {
        copy.destroy(error);
      };
      const copy = new CopyOut(`copy (${query}) to stdout (format csv)`, (error) => {
        client.off('error', onLoss);
        underWay.delete(copy);
        client.release(error);
      });
      client.on('error', onLoss);
      underWay.add(copy);
      return client.query(copy);
    },
    close: async () => {
      for (const copy of underWay) copy.destroy();
      await pool.end();
    },
  };
}
