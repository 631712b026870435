import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMonitored } from '../../src/monitoring/list-monitored.ts';
import { terminalStatistics } from '../../src/monitoring/terminal-statistics.ts';
import { foldTallies } from '../../src/payments/tallies/fold-tallies.ts';
import { pruneMinutes } from '../../src/payments/tallies/minutes.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { signIn } from '../callers.ts';
import { rowOf, staffOf } from '../invoices/lists.ts';
import type { Shop } from '../payments/shop.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
let shop: Shop;
let other: Shop;

/** Data older than two days by the database's clock is not recorded, so the tests run at the present time. */
beforeAll(async () => {
  system = await openTestSystem();
  const [row] = await system.query(sql`select (extract(epoch from now()) * 1000)::bigint as ms`);
  const hour = 60 * minute;
  const next = (Math.floor(Number(row?.['ms']) / hour) + 1) * hour;
  system.clock.advance(next + 30 * minute - system.clock.now().getTime());
  [shop, other] = [await system.shop(), await system.shop()];
});
afterAll(() => system.close());

const read = (staff: Staff, minutes: number, ofShop = shop) =>
  system.run((tx) =>
    terminalStatistics(tx, {
      staff,
      minutes,
      merchantId: ofShop.merchantId,
      now: system.clock.now(),
    }),
  );

const counted = async (minutes: number, staff = staffOf(shop)) => {
  const [counts] = await read(staff, minutes);
  return counts && [counts.newCount, counts.successCount, counts.cancelCount, counts.declinedCount];
};

describe('the outcomes of a terminal’s invoices', () => {
  // OFFICE-56, OFFICE-61
  it('is counted as it happens, whether it is folded or not', async () => {
    expect(await read(staffOf(shop), 60)).toEqual([]);
    const paid = await system.createDeposit(shop, 1_000_000n);
    expect(await counted(60)).toEqual([1, 0, 0, 0]);
    expect((await read(staffOf(shop), 60))[0]?.successPercent).toBeNull();
    await system.requestRequisites(paid);
    await system.report(paid);
    const canceled = await system.createDeposit(shop, 2_000_000n);
    await system.move(canceled, 'CANCELED');
    await system.move(canceled, 'DECLINED');
    const [before] = await read(staffOf(shop), 60);
    expect(before).toMatchObject({
      terminalId: shop.terminalId,
      newCount: 0,
      successCount: 1,
      cancelCount: 1,
      declinedCount: 1,
      successPercentLowThreshold: 70,
      successPercentHighThreshold: 90,
    });
    expect(before?.successPercent).toBeCloseTo(100 / 3);
    await system.run(foldTallies);
    expect(await read(staffOf(shop), 60)).toEqual([before]);
    expect(await system.query(sql`select from terminal_minute_delta`)).toEqual([]);
    await system.createDeposit(shop, 3_000_000n);
    await system.run(foldTallies);
    expect(await counted(60)).toEqual([1, 1, 1, 1]);
  });

  // OFFICE-234
  it('has as NEW the invoices that are NEW, and no longer once they left it', async () => {
    const deposit = await system.createDeposit(shop, 4_000_000n);
    expect(await counted(60)).toEqual([2, 1, 1, 1]);
    await system.requestRequisites(deposit);
    expect(await counted(60)).toEqual([1, 1, 1, 1]);
  });

  // OFFICE-603
  it('leaves the period again, and the trend has a place for each step', async () => {
    system.clock.advance(10 * minute);
    expect(await counted(10)).toEqual([1, 1, 1, 1]);
    expect(await counted(9)).toBeUndefined();
    const [statistics] = await read(staffOf(shop), 60);
    const trend = statistics?.trend ?? [];
    expect(trend).toHaveLength(13);
    expect(trend.filter(({ successPercent }) => successPercent !== null)).toHaveLength(1);
    expect(trend.at(-3)?.successPercent).toBeCloseTo(100 / 3);
    expect(trend.map(({ endedCount }) => endedCount).filter((count) => count > 0)).toEqual([3]);
    expect((await read(staffOf(shop), 1440))[0]?.trend).toHaveLength(25);
  });

  // OFFICE-62
  it('is of the requested merchant, within the person’s scope, and of test or production', async () => {
    expect(await read(staffOf(other), 60)).toEqual([]);
    expect(await read(staffOf(other), 60, other)).toEqual([]);
    expect(await counted(60, staffOf(undefined))).toEqual([1, 1, 1, 1]);
    expect(await counted(60, { ...staffOf(shop), testDashboard: false })).toBeUndefined();
  });

  it('is noted where history is written, with the end that it came to; not of long ago', async () => {
    const now = system.clock.now().getTime();
    const at = new Date(now - 120 * minute).toISOString();
    const statusAt = new Date(now - 5 * minute).toISOString();
    await system.query(sql`${rowOf(other, { at, statusAt, status: 'DECLINED' })} returning id`);
    await system.query(sql`${rowOf(other, { at: '2026-01-01T00:00:00Z' })} returning id`);
    const [short] = await read(staffOf(other), 60, other);
    expect(short).toMatchObject({ newCount: 0, declinedCount: 1, declinedPercent: 100 });
    expect((await read(staffOf(other), 180, other))[0]?.declinedCount).toBe(1);
    const days = sql`select sum(made)::int as made from terminal_minute_delta
      where terminal_id = ${other.terminalId}`;
    expect(await system.query(days)).toEqual([{ made: 1 }]);
  });

  // OFFICE-57
  it('is counted over 30 days by the last status of each invoice, in steps of a day', async () => {
    const now = system.clock.now().getTime();
    const day = 1440 * minute;
    const put = async (daysAgo: number, status: string, daysLong = 0) => {
      const ended = now - daysAgo * day;
      const at = new Date(ended - daysLong * day).toISOString();
      const statusAt = new Date(ended).toISOString();
      await system.query(sql`${rowOf(other, { at, statusAt, status })} returning id`);
    };
    await put(29, 'DONE');
    await put(20, 'CANCELED');
    await put(20, 'DONE');
    await put(10, 'DONE', 1.5);
    await put(10, 'NEW');
    await put(29, 'DONE', 3);
    await put(31, 'DONE');
    const [month] = await read(staffOf(other), 43_200, other);
    expect(month).toMatchObject({ newCount: 1, successCount: 3, cancelCount: 1, declinedCount: 1 });
    expect(month?.trend).toHaveLength(31);
    const rates = month?.trend.flatMap(({ successPercent }) => successPercent ?? []);
    expect(rates).toEqual([100, 50, 100, 0]);
    const [week] = await read(staffOf(other), 10_080, other);
    expect(week).toMatchObject({ newCount: 0, successCount: 0, declinedCount: 1 });
    expect(week?.trend).toHaveLength(29);
    expect(await read({ ...staffOf(other), testDashboard: false }, 43_200, other)).toEqual([]);
    expect(await read(staffOf(shop), 43_200, other)).toEqual([]);
  });

  // OFFICE-870
  it('is counted by hour of the week where the period is longer than a day', async () => {
    const place = await system.shop();
    const monday = Date.parse('2024-01-01T00:00:00.000Z');
    const hour = 60 * minute;
    const week = 168 * hour;
    const now = system.clock.now().getTime();
    const thisWeek = monday + Math.floor((now - monday) / week) * week;
    const put = (weeksAgo: number, hours: number, status: string) => {
      const at = new Date(thisWeek - weeksAgo * week + hours * hour + minute).toISOString();
      return system.query(sql`${rowOf(place, { at, statusAt: at, status })} returning id`);
    };
    await put(1, 0, 'DONE');
    await put(2, 0, 'DECLINED');
    await put(3, 0, 'DONE');
    await put(2, 27, 'CANCELED');
    await put(2, 167, 'DONE');
    const [month] = await read(staffOf(place), 43_200, place);
    expect(month?.weekHours).toHaveLength(168);
    const hours = month?.weekHours?.flatMap(({ endedCount, successCount }, at) =>
      endedCount === 0 ? [] : [[at, endedCount, successCount]],
    );
    expect(hours).toEqual([
      [0, 3, 2],
      [27, 1, 0],
      [167, 1, 1],
    ]);
    await system.createDeposit(place, 1_000_000n);
    const [day] = await read(staffOf(place), 1440, place);
    expect(day).toMatchObject({ newCount: 1 });
    expect(day).not.toHaveProperty('weekHours');
  });

  it('is deleted once it can no longer be requested', async () => {
    await system.run(foldTallies);
    await system.run((tx) => pruneMinutes(tx, system.clock.now()));
    expect(await counted(60)).toEqual([1, 1, 1, 1]);
    const later = new Date(system.clock.now().getTime() + 3 * 1440 * minute);
    await system.run((tx) => pruneMinutes(tx, later));
    expect(await counted(60)).toBeUndefined();
  });
});

describe('the terminals that are monitored', () => {
  const names = async (staff: Staff) =>
    (await system.run((tx) => listMonitored(tx, staff))).map(({ merchantId, terminals }) => [
      merchantId,
      terminals.length,
    ]);

  it('are those of the person’s scope, of test or of production', async () => {
    expect(await names(staffOf(shop))).toEqual([[shop.merchantId, 2]]);
    expect((await names(staffOf(undefined))).length).toBeGreaterThan(2);
    expect(await names({ ...staffOf(shop), testDashboard: false })).toEqual([]);
  });

  it('say whether they are on', async () => {
    const off = sql`update terminal set is_enabled = false where id = ${shop.terminalId} returning id`;
    await system.query(off);
    const [listed] = await system.run((tx) => listMonitored(tx, staffOf(shop)));
    expect(listed?.terminals.map(({ terminalId, enable }) => [terminalId, enable])).toEqual([
      [shop.terminalId, false],
      [shop.payoutTerminalId, true],
    ]);
  });

  // PEOPLE-24
  it.each([
    [['terminal.statistic.settings', 'data.terminal.statistic'], 200],
    [['terminal.statistic.settings'], 403],
    [['data.terminal.statistic'], 403],
  ])('are answered to people with %j by %i: it takes both', async (permissions, status) => {
    await system.query(sql`update person set permissions = string_to_array(${permissions.join(' ')}, ' ')
      where username = 'viewer' returning id`);
    const viewer = await signIn(system.app, 'viewer');
    for (const url of ['/api/v1/terminal/statistic', '/api/data/v1/terminal?merchantId=1']) {
      expect((await viewer({ method: 'GET', url })).statusCode).toBe(status);
    }
  });
});
