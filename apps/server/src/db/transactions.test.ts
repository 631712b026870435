import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { sql } from './drizzle.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { transactionsOf } from './transactions.ts';

/** A connection whose other end has become a replica, and the events of its pool. */
class ReplicaConnection extends EventEmitter {
  released: unknown;

  query({ text }: { text: string }): Promise<object> {
    if (!text.includes('write')) return Promise.resolve({ rows: [] });
    const reason = new pg.DatabaseError(
      'cannot execute INSERT in a read-only transaction',
      0,
      'error',
    );
    reason.code = '25006';
    return Promise.reject(reason);
  }

  release(loss: unknown): void {
    this.released = loss;
  }
}

// RUN-541
test('where the primary has become a replica, the caller may come again, and the pool gives the connection up', async () => {
  const connection = new ReplicaConnection();
  const pool = { connect: () => Promise.resolve(connection) } as unknown as pg.Pool;
  const { transaction } = transactionsOf(pool, new AsyncLocalStorage());
  const work = transaction((tx) => tx.execute(sql`select 'write'`));
  await expect(work).rejects.toMatchObject({ code: '25006', isUnavailable: true });
  expect(connection.released).toBeInstanceOf(Error);
});

/** A connection that is cut at the first query that asks for it, and the events of its pool. */
class CutConnection extends EventEmitter {
  released: unknown;
  #isLost = false;

  query({ text }: { text: string }): Promise<object> {
    if (this.#isLost) return Promise.reject(new Error('the client is not queryable'));
    if (!text.includes('cut')) return Promise.resolve({ rows: [] });
    this.#isLost = true;
    const reason = new pg.DatabaseError('terminating connection', 0, 'error');
    reason.code = '57P01';
    this.emit('error', reason);
    return Promise.reject(new Error('the client has encountered an error'));
  }

  release(loss: unknown): void {
    this.released = loss;
  }
}

test('where the connection is lost, the error says why, and the pool gives it up', async () => {
  const connection = new CutConnection();
  const pool = { connect: () => Promise.resolve(connection) } as unknown as pg.Pool;
  const { transaction } = transactionsOf(pool, new AsyncLocalStorage());
  const work = transaction((tx) => tx.execute(sql`select 'cut'`));
  await expect(work).rejects.toMatchObject({ code: '57P01', message: 'terminating connection' });
  expect(connection.released).toMatchObject({ code: '57P01' });
});
