import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPartitions } from '../../src/background/add-partitions.ts';
import type { Database } from '../../src/db/database.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Resolves once a transaction waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const [row] = await database.query((tx) =>
      tx.execute<{ waits: boolean }>(sql`select exists (
        select from pg_locks where not granted and locktype = 'relation'
          and database = (select oid from pg_database where datname = current_database())) as waits`),
    );
    if (row?.waits) return;
  }
}

const later = new Date(Date.now() + 60 * 86_400_000);

const partitionsOf = async (table: string): Promise<number> => {
  const [row] = await database.query((tx) =>
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_inherits where inhparent = ${table}::regclass`,
    ),
  );
  return row?.count ?? 0;
};

// RUN-964
describe.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])('partitions are added', () => {
  test.each([
    ['months', 'callback', 'invoice_event', async () => undefined],
    [
      'ranges of the ledger',
      'posting',
      'entry',
      () =>
        database.transaction((tx) =>
          tx.execute(sql`select count(nextval('posting_id_seq')) from generate_series(1, 100001)`),
        ),
    ],
  ])(
    '(%s) beside a payment that writes its invoice and then reads what belongs to it',
    async (_, first, second, use) => {
      await use();
      const before = await partitionsOf(first);
      const hold = Promise.withResolvers<undefined>();
      const isWritten = Promise.withResolvers<undefined>();
      const payment = database.transaction(async (tx) => {
        await tx.execute(sql`update invoice set version = version + 1`);
        isWritten.resolve(undefined);
        await hold.promise;
        await tx.execute(sql`select from ${sql.identifier(first)}`);
        await tx.execute(sql`select from ${sql.identifier(second)}`);
      });
      await isWritten.promise;
      const adding = database.transaction((tx) => addPartitions(tx, later));
      await someoneWaits();
      hold.resolve(undefined);
      await expect(Promise.all([payment, adding])).resolves.toBeDefined();
      expect(await partitionsOf(first)).toBeGreaterThan(before);
    },
  );
});
