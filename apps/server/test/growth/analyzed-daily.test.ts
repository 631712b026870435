import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSweeper } from '../../src/background/sweep.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
  shop = await system.shop();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await system.close();
});

/** The postings that the planner believes there to be, and those that are there. */
async function postings(): Promise<{ readonly believed: number; readonly counted: number }> {
  const [row] = await system.query(sql`select reltuples::int as believed,
    (select count(*)::int from posting) as counted from pg_class where oid = 'posting'::regclass`);
  return { believed: Number(row?.['believed']), counted: Number(row?.['counted']) };
}

const earn = () => payoutSteps(system).earn(shop, 1_000_000n);

// RUN-973
test('the partitioned tables are analyzed by the first sweep, and once a day from then on', async () => {
  const sweeper = createSweeper({ ...system.context, logger: pino({ enabled: false }) });
  const sweepAfterAnHour = async () => {
    sweeper.start();
    vi.advanceTimersByTime(60 * minute);
    await sweeper.stop();
  };
  await earn();
  await sweepAfterAnHour();
  const first = await postings();
  expect(first.believed).toBe(first.counted);
  await earn();
  for (let hour = 1; hour < 24; hour += 1) await sweepAfterAnHour();
  expect((await postings()).believed).toBe(first.believed);
  await sweepAfterAnHour();
  const second = await postings();
  expect(second.counted).toBeGreaterThan(first.counted);
  expect(second.believed).toBe(second.counted);
});
