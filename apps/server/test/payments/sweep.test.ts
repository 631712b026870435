import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../src/background/sweep.ts';
import { beginSession } from '../../src/staff/sessions.ts';
import { type Stage, minute, openStage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const left = async (table: string) =>
  Number((await stage.query(sql`select count(*) from ${sql.identifier(table)}`))[0]?.['count']);

it('sweeps what is over and nothing before', async () => {
  const shop = await stage.shop();
  const deposit = await stage.order(shop, 1_000_000n);
  await stage.ask(deposit);
  await stage.move(deposit, 'CANCELED');
  const { id } = await stage.operator();
  await stage.run((tx) => beginSession(tx, { personId: id, now: stage.clock.now() }));
  await stage.query(sql`insert into idempotency_key (merchant_id, key, request_hash, created_at)
    values (${shop.merchantId}, 'a', 'b', ${stage.clock.now().toISOString()}) returning key`);
  const counts = async () => [
    await left('lease'),
    await left('session'),
    await left('idempotency_key'),
  ];
  const sweepAfter = async (minutes: number) => {
    stage.clock.advance(minutes * minute);
    await stage.run((tx) => sweep(tx, stage.clock.now()));
    return counts();
  };
  expect(await sweepAfter(29)).toEqual([1, 1, 1]);
  expect(await sweepAfter(1)).toEqual([0, 1, 1]);
  expect(await sweepAfter(12 * 60)).toEqual([0, 0, 1]);
  expect(await sweepAfter(12 * 60)).toEqual([0, 0, 0]);
});
