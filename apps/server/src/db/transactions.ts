import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { QueryError, databaseError, withoutValues } from './query-error.ts';
import * as schema from './schema.ts';

/** What a use case talks to the database through: one transaction, over once its work has ended. */
export type Tx = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Runs work in a transaction of READ COMMITTED. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A transaction's life; both guards ask it. */
type Scope = { isOpen: boolean };

const retries = 3;
const retryPauseMs = 20;
const serializationFailure = '40001';
const deadlock = '40P01';

/**
 * The only way to the pool. Work that lost against another transaction (serialization failure or
 * deadlock) is rolled back and run again, up to three times: so it must do nothing but query.
 *
 * Two guards throw where a mistake would hang the embedded database or escape the transaction:
 * asking for a transaction inside one, and using a transaction after its end.
 */
export function transactionsOf(pool: Pool): RunTransaction {
  const current = new AsyncLocalStorage<Scope>();
  return async (work) => {
    if (current.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: use its client, not the database.');
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await runOnce(pool, current, work);
      } catch (error) {
        if (attempt === retries || !isLostRace(error)) throw withoutValues(error);
        await pause(retryPauseMs * (attempt + 1));
      }
    }
  };
}

async function runOnce<T>(
  pool: Pool,
  current: AsyncLocalStorage<Scope>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const scope: Scope = { isOpen: true };
  let loss: Error | undefined;
  // A connection that is lost between two queries says so here; unheard, it would end the process.
  const onLoss = (error: Error): void => {
    loss = error;
  };
  client.on('error', onLoss);
  try {
    const database = drizzle(whileOpen(client, scope), { schema });
    return await current.run(scope, () =>
      database.transaction(work, { isolationLevel: 'read committed' }),
    );
  } catch (error) {
    throw loss === undefined ? error : blame(loss, error);
  } finally {
    scope.isOpen = false;
    client.off('error', onLoss);
    client.release(loss);
  }
}

/** A query on a lost connection fails without saying why it was lost; the loss itself does. */
function blame(loss: Error, error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new QueryError(error.query, loss) : error;
}

/** The connection, as long as the transaction lasts: afterwards it belongs to somebody else. */
function whileOpen(client: PoolClient, scope: Scope): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query' && !scope.isOpen) {
        throw new Error('This transaction is over: its client cannot be used any more.');
      }
      const member: unknown = Reflect.get(target, name, target);
      // Methods of the connection need the connection itself for their `this`.
      const bound: unknown = typeof member === 'function' ? member.bind(target) : member;
      return bound;
    },
  });
}

function isLostRace(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === serializationFailure || code === deadlock;
}
