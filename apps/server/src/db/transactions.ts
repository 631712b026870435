import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { type Scope, type StatementName, whileOpen } from './open-connection.ts';
import { QueryError, databaseError, withoutValues } from './query-error.ts';

type NoRelations = Record<string, never>;
type Tables = ExtractTablesWithRelations<NoRelations>;

/** What a use case talks to the database through: one transaction, over once its work has ended. */
export type Tx = NodePgTransaction<NoRelations, Tables>;

/** Runs work in a transaction of READ COMMITTED. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const dialect = new PgDialect();
const retries = 3;
const retryPauseMs = 20;
const serializationFailure = '40001';
const deadlock = '40P01';

/**
 * The only way to the pool. Work that lost against another transaction (serialization failure or
 * deadlock) is rolled back and run again, up to three times: so it must do nothing but query.
 *
 * Guards throw where a mistake would hang the embedded database or escape the transaction: asking for
 * a transaction inside one, using one after its end, and asking two queries where one is the transaction.
 * @param nameOf names the statements that the database shall keep prepared
 */
export function transactionsOf(
  pool: Pool,
  nameOf: StatementName,
): { readonly transaction: RunTransaction; readonly query: RunTransaction } {
  const current = new AsyncLocalStorage<Scope>();

  async function withConnection<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let loss: Error | undefined;
    // A connection that is lost between two queries says so here; unheard, it would end the process.
    const onLoss = (error: Error): void => {
      loss = error;
    };
    client.on('error', onLoss);
    try {
      const session = new NodePgSession<NoRelations, Tables>(
        whileOpen(client, scope, nameOf),
        dialect,
        undefined,
      );
      return await current.run(scope, () =>
        work(new NodePgTransaction(dialect, session, undefined)),
      );
    } catch (error) {
      throw loss === undefined ? error : blame(loss, error);
    } finally {
      scope.isOpen = false;
      client.off('error', onLoss);
      client.release(loss);
    }
  }

  async function run<T>(queries: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (current.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: use its client, not the database.');
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await withConnection({ isOpen: true, queriesLeft: queries }, work);
      } catch (error) {
        if (attempt === retries || !isLostRace(error)) throw withoutValues(error);
        await pause(retryPauseMs * (attempt + 1));
      }
    }
  }

  return {
    transaction: (work) => run(Infinity, (tx) => inTransaction(tx, work)),
    query: (work) => run(1, work),
  };
}

async function inTransaction<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(sql`begin isolation level read committed`);
  try {
    const result = await work(tx);
    await tx.execute(sql`commit`);
    return result;
  } catch (error) {
    // It fails where the connection is lost: then there is nothing to roll back, and the error says why.
    await tx.execute(sql`rollback`).catch(() => undefined);
    throw error;
  }
}

/** A query on a lost connection fails without saying why it was lost; the loss itself does. */
function blame(loss: Error, error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error.query, loss) : error;
}

function isLostRace(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === serializationFailure || code === deadlock;
}
