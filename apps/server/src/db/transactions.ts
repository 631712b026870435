import type { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { type Scope, type StatementName, ask, inOrder } from './open-connection.ts';
import { QueryError, databaseError, withoutValues } from './query-error.ts';
import { type NoRelations, Session, type Tables, dialect } from './session.ts';

/** What a use case talks to the database through: one transaction, over once its work has ended. */
export type Tx = NodePgTransaction<NoRelations, Tables>;

/** Runs work in a transaction of READ COMMITTED. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const rolledBackOnPurpose = new Error('rolled back on purpose');

/** Runs work in a transaction that is rolled back, and answers its result: for the preview of a change. */
export async function rolledBack<T>(
  transaction: RunTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  try {
    return await transaction(async (tx) => {
      results.push(await work(tx));
      throw rolledBackOnPurpose;
    });
  } catch (error) {
    const [result] = results.slice(-1);
    if (error !== rolledBackOnPurpose || result === undefined) throw error;
    return result;
  }
}

/** Which scope is open here: one for all connections to a database. */
export type CurrentScope = AsyncLocalStorage<Scope>;

const retries = 3;
const retryPauseMs = 20;
const serializationFailure = '40001';
const deadlock = '40P01';
/** What is looked for before it is written, and violated only by who wrote it in between. */
const raceConstraints: readonly unknown[] = ['lease_unique_amount'];
/** Of what is asked in a transaction after something in it has failed. */
const afterFailure = '25P02';

/**
 * The only way to the pool. Work that lost against another transaction (serialization failure or
 * deadlock) is rolled back and run again, up to three times: so it must do nothing but query.
 *
 * Guards throw where a mistake would hang the embedded database or escape the transaction: asking for
 * a transaction inside one, using one after its end, and asking two queries where one is the transaction.
 * @param nameOf names the statements that the database shall keep prepared
 * @param current what the guards of all connections to this database look at
 */
export function transactionsOf(
  pool: Pool,
  nameOf: StatementName,
  current: CurrentScope,
): { readonly transaction: RunTransaction; readonly query: RunTransaction } {
  async function withConnection<T>(
    scope: Scope,
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    let loss: Error | undefined;
    // A connection that is lost between two queries says so here; unheard, it would end the process.
    const onLoss = (error: Error): void => {
      loss = error;
    };
    client.on('error', onLoss);
    try {
      return await current.run(scope, () => work(inOrder(client)));
    } catch (error) {
      throw loss === undefined ? error : blame(loss, error);
    } finally {
      scope.isOpen = false;
      client.off('error', onLoss);
      client.release(loss);
    }
  }

  async function run<T>(
    queriesLeft: number,
    work: (client: PoolClient, scope: Scope) => Promise<T>,
  ): Promise<T> {
    if (current.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: use its client, not the database.');
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        const scope = newScope(queriesLeft);
        return await withConnection(scope, (client) => work(client, scope));
      } catch (error) {
        if (attempt === retries || !isLostRace(error)) throw withoutValues(error);
        await pause(retryPauseMs * (attempt + 1));
      }
    }
  }

  const txOf = (client: PoolClient, scope: Scope): Tx =>
    new NodePgTransaction(dialect, new Session(client, scope, nameOf), undefined);

  return {
    transaction: (work) =>
      run(Infinity, (client, scope) =>
        inTransaction(client, scope, () => work(txOf(client, scope))),
      ),
    query: (work) =>
      run(1, async (client, scope) => {
        const result = await work(txOf(client, scope));
        scope.sendGathered();
        await Promise.all(scope.writes);
        return result;
      }),
  };
}

function newScope(queriesLeft: number): Scope {
  return { isOpen: true, queriesLeft, writes: [], sendGathered: () => undefined };
}

/**
 * The first query of the work goes out together with the beginning, and what it wrote last with the
 * commit: where one of those fails, PostgreSQL answers the commit by going back.
 */
async function inTransaction<T>(
  client: PoolClient,
  scope: Scope,
  work: () => Promise<T>,
): Promise<T> {
  const begun = ask(client, { text: 'begin isolation level read committed' });
  // It fails where the connection is lost: so does the query that follows, which says why.
  begun.catch(() => undefined);
  try {
    const result = await work();
    await begun;
    scope.sendGathered();
    // What the work started and did not wait for comes too late: it must not follow the end.
    scope.isOpen = false;
    await Promise.all([...scope.writes, ask(client, { text: 'commit' })]);
    return result;
  } catch (error) {
    scope.isOpen = false;
    // Where the connection is lost there is nothing to roll back, and the error says why.
    await ask(client, { text: 'rollback' }).catch(() => undefined);
    throw await firstCause(scope.writes, error);
  }
}

/** Why work failed: where it was something written before, the work itself heard only that it was too late. */
async function firstCause(writes: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  if (databaseError(error)?.code !== afterFailure) return error;
  const answers = await Promise.allSettled(writes);
  const causes = answers.flatMap((answer): unknown[] =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  return causes.find((cause) => databaseError(cause)?.code !== afterFailure) ?? error;
}

/** A query on a lost connection fails without saying why it was lost; the loss itself does. */
function blame(loss: Error, error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error.query, loss) : error;
}

function isLostRace(error: unknown): boolean {
  const { code, constraint } = databaseError(error) ?? {};
  return code === serializationFailure || code === deadlock || raceConstraints.includes(constraint);
}
