import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

let system: AlertSystem;
let shop: Shop;
let operator: Caller;
beforeAll(async () => {
  system = await openAlertSystem();
  shop = await system.shop();
  operator = await signIn(system.app, 'operator');
});
afterAll(() => system.close());

const post = async (url: string, body: object): Promise<number> =>
  (await operator({ method: 'POST', url, body })).statusCode;

/** Sends a request twice, and lets both write only when both wait for a lock. */
async function twiceAtOnce(table: 'alert_rule' | 'report_schedule', send: () => Promise<number>) {
  const locked = Promise.withResolvers<void>();
  const holding = system.context.database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    locked.resolve();
    const waiting = async () => {
      const [row] = await tx.execute<{ count: number }>(
        sql`select count(distinct pid)::int as count from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
      return row?.count;
    };
    await expect.poll(waiting).toBe(2);
  });
  await locked.promise;
  const [statuses] = await Promise.all([Promise.all([send(), send()]), holding]);
  return statuses.toSorted();
}

/** The embedded database has one connection: nothing is at once there. */
describe.skipIf(!process.env['TIYIN_TEST_DATABASE_URL'])('at once', () => {
  // RUN-901
  test('of two schedules of a person that are added at once, the one beyond twenty is refused', async () => {
    const url = '/api/v1/report/schedule';
    const add = () =>
      post(url, { report: 'invoice', interval: 'DAILY', emails: ['books@ops.example'] });
    for (let count = 0; count < 19; count += 1) expect(await add()).toBe(201);
    expect(await twiceAtOnce('report_schedule', add)).toEqual([201, 422]);
  });

  // RUN-901
  test('of two alert rules that are added at once, the one beyond a hundred is refused', async () => {
    const add = () => post('/api/v1/alert-rule', system.requestOf(shop));
    for (let count = 0; count < 99; count += 1) expect(await add()).toBe(201);
    expect(await twiceAtOnce('alert_rule', add)).toEqual([201, 422]);
  });
});
