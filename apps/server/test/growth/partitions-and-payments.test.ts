import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

// RUN-964
test.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])(
  'partitions are added beside a payment that writes its invoice and then reads what belongs to it',
  async () => {
    const hold = Promise.withResolvers<undefined>();
    const isWritten = Promise.withResolvers<undefined>();
    const payment = database.transaction(async (tx) => {
      await tx.execute(sql`update invoice set version = version + 1`);
      isWritten.resolve(undefined);
      await hold.promise;
      await tx.execute(sql`select from callback`);
      await tx.execute(sql`select from invoice_event`);
    });
    await isWritten.promise;
    const later = new Date(Date.now() + 60 * 86_400_000);
    const adding = database.transaction((tx) => addPartitions(tx, later));
    await someoneWaits();
    hold.resolve(undefined);
    await expect(Promise.all([payment, adding])).resolves.toBeDefined();
    const [state] = await database.query((tx) =>
      tx.execute<{ months: number }>(sql`select count(*)::int as months from pg_inherits
        where inhparent = 'callback'::regclass`),
    );
    expect(state?.months).toBeGreaterThan(5);
  },
);
