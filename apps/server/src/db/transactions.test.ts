import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { sql } from './drizzle.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { transactionsOf } from './transactions.ts';

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
