import type { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Pool } from 'pg';
import { Connection, drizzleOn } from './connection.ts';
import { connectTo } from './connect-to.ts';
import { LostRace, QueryError, databaseError, isOfReplica, withoutValues } from './query-error.ts';

/** The client of one transaction, of no use once its work has ended. */
export type Tx = Omit<PgRemoteDatabase, 'transaction'>;

/** Runs work in a transaction of READ COMMITTED. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const connections = new WeakMap<Tx, Connection>();

/** The connection of a transaction, for statements that are composed once. */
export function connectionOf(tx: Tx): Connection {
  const connection = connections.get(tx);
  if (connection) return connection;
  throw new Error('This is not a transaction of the database.');
}

/** Runs work whose writes are undone where it fails, while the transaction goes on. */
export function savepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return connectionOf(tx).savepoint(work);
}

/** Runs work whose writes are undone, and returns its result, while the transaction goes on. */
export async function undone<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return returnedFrom((run) => savepoint(tx, run), work);
}

const rolledBackOnPurpose = new Error('rolled back on purpose');

/** Runs work in a transaction that is rolled back, and returns its result: for the preview of a change. */
export async function rolledBack<T>(
  transaction: RunTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return returnedFrom(transaction, work);
}

/** Fails what runs the work, with a failure that it knows, and returns the result of the work. */
async function returnedFrom<T, Given extends unknown[]>(
  run: (work: (...given: Given) => Promise<never>) => Promise<never>,
  work: (...given: Given) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  try {
    return await run(async (...given) => {
      results.push(await work(...given));
      throw rolledBackOnPurpose;
    });
  } catch (error) {
    const [result] = results.slice(-1);
    if (error !== rolledBackOnPurpose || result === undefined) throw error;
    return result;
  }
}

/** The open connection of the current work: one for all pools of a database. */
export type CurrentConnection = AsyncLocalStorage<Connection>;

const retries = 3;
const retryPauseMs = 20;
const serializationFailure = '40001';
const deadlock = '40P01';
/** Constraints that the code checks before it writes: only a concurrent transaction violates them. */
const raceConstraints: readonly unknown[] = ['lease_unique_amount'];

/**
 * The only way to the pool. Work that lost against another transaction (serialization failure or
 * deadlock) is rolled back and run again, up to three times: so it must do nothing but query.
 *
 * Guards throw where a mistake would hang the embedded database or escape the transaction: asking for
 * a transaction inside one, using one after its end, and sending two queries where one is the transaction.
 * @param current the guards of all pools of this database look at it
 * @param settings a query at the beginning of each transaction, where connections keep no settings (RUN-540)
 */
export function transactionsOf(
  pool: Pool,
  current: CurrentConnection,
  settings?: string,
): {
  readonly transaction: RunTransaction;
  readonly snapshot: RunTransaction;
  readonly query: RunTransaction;
} {
  async function withConnection<T>(
    maxQueries: number,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const client = await connectTo(pool);
    const connection = new Connection(client, maxQueries, settings);
    let loss: Error | undefined;
    // A connection that is lost between two queries says so here; unheard, it would end the process.
    const onLoss = (error: Error): void => {
      loss = error;
    };
    client.on('error', onLoss);
    try {
      return await current.run(connection, () => work(connection));
    } catch (error) {
      if (loss !== undefined) throw blame(loss, error);
      if (isOfReplica(error)) loss = new Error('the primary became a replica');
      throw error;
    } finally {
      connection.close();
      client.off('error', onLoss);
      client.release(loss);
    }
  }

  async function run<T>(
    maxQueries: number,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    if (current.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: use its client, not the database.');
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withConnection(maxQueries, work);
      } catch (error) {
        if (attempt === retries || !isLostRace(error)) throw withoutValues(error);
        await pause(retryPauseMs * (attempt + 1));
      }
    }
  }

  return {
    transaction: (work) =>
      run(Infinity, (connection) => connection.transaction(() => work(txOn(connection)))),
    snapshot: (work) =>
      run(Infinity, (connection) =>
        connection.transaction(() => work(txOn(connection)), 'repeatable read'),
      ),
    query: (work) =>
      run(1, async (connection) => {
        if (settings !== undefined) return connection.transaction(() => work(txOn(connection)));
        const result = await work(txOn(connection));
        await connection.written();
        return result;
      }),
  };
}

function txOn(connection: Connection): Tx {
  const tx = drizzleOn(connection.client, () => connection.admit());
  connections.set(tx, connection);
  return tx;
}

/** A query on a lost connection fails without saying why it was lost; the loss itself does. */
function blame(loss: Error, error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error.query, loss) : error;
}

function isLostRace(error: unknown): boolean {
  if (error instanceof LostRace) return true;
  const { code, constraint } = databaseError(error) ?? {};
  return code === serializationFailure || code === deadlock || raceConstraints.includes(constraint);
}
