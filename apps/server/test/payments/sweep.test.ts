import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../src/background/sweep.ts';
import { beginSession } from '../../src/staff/sessions.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

const left = async (table: string) =>
  Number((await system.query(sql`select count(*) from ${sql.identifier(table)}`))[0]?.['count']);

it('sweeps what is over and nothing before', async () => {
  const shop = await system.shop();
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.move(deposit, 'CANCELED');
  const { id } = await system.operator();
  await system.run((tx) => beginSession(tx, { personId: id, now: system.clock.now() }));
  await system.query(sql`insert into idempotency_key (merchant_id, key, request_hash, created_at)
    values (${shop.merchantId}, 'a', 'b', ${system.clock.now().toISOString()}) returning key`);
  const counts = async () => [
    await left('lease'),
    await left('session'),
    await left('idempotency_key'),
  ];
  const sweepAfter = async (minutes: number) => {
    system.clock.advance(minutes * minute);
    await system.run((tx) => sweep(tx, system.clock.now()));
    return counts();
  };
  expect(await sweepAfter(29)).toEqual([1, 1, 1]);
  expect(await sweepAfter(1)).toEqual([0, 1, 1]);
  expect(await sweepAfter(12 * 60)).toEqual([0, 0, 1]);
  expect(await sweepAfter(12 * 60)).toEqual([0, 0, 0]);
});
