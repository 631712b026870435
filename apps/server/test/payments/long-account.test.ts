import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newestMoney } from '../../src/payments/accounts/list-account-money.ts';
import { rowsOf } from '../plan-rows.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

// OFFICE-311
test('a page of the money of an account reads no more transfers than it needs, however many came', async () => {
  const { accountIds } = await system.shop();
  const [accountId] = accountIds;
  if (accountId === undefined) throw new Error('the shop has no account');
  const staff = await system.operator();
  await system.query(sql`insert into transfer (account_id, external_id, source, amount, created_at)
    select ${accountId}, 'long-' || n, 'provider', 100, now() + n * interval '1 s'
    from generate_series(1, 3000) n`);
  await system.query(sql`analyze transfer`);
  const read = async (page: number) => {
    const [row] = await system.run(async (tx) => {
      // Of so small a table the planner would read all.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': unknown }>(
        sql`explain (analyze, format json) ${newestMoney({ staff, accountId, page, size: 10 })}`,
      );
    });
    return rowsOf('transfer', row?.['QUERY PLAN']);
  };
  expect(await read(0)).toBeLessThanOrEqual(40);
  expect(await read(9)).toBeLessThanOrEqual(220);
});
