import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffOf } from '../invoices/lists.ts';
import type { Shop } from '../payments/shop.ts';
import { openReportSystem } from './report-system.ts';

const day = { periodStart: '2026-01-15', periodEnd: '2026-01-15' };

let system: Awaited<ReturnType<typeof openReportSystem>>;
let shop: Shop;

/** Twelve deposits of 1 000.00 and a withdrawal of 1 000.00 on one day. */
beforeAll(async () => {
  system = await openReportSystem();
  shop = await system.shop();
  for (let count = 0; count < 12; count += 1) await system.money.earn(shop, 100_000n);
  await system.money.say('paid', await system.money.payOut(shop, 100_000n));
});
afterAll(() => system.close());

const sumsOf = ({ columns, totals }: Awaited<ReturnType<typeof system.preview>>) =>
  totals.map(({ cells, currency }) => [
    currency,
    Object.fromEntries(
      columns.flatMap(({ isSummed, name }, place) => (isSummed ? [[name, cells[place]]] : [])),
    ),
  ]);

describe('the preview of a report', () => {
  // OFFICE-576
  it('has the lines that the file begins with, and the sums of all of them', async () => {
    const preview = await system.preview('invoice', staffOf(shop), day);
    const lines = await system.lines('invoice', staffOf(shop), day);
    expect(lines).toHaveLength(13);
    expect(preview.lineCount).toBe(13);
    expect(preview.lines).toHaveLength(10);
    const named = preview.lines.map((cells) =>
      Object.fromEntries(preview.columns.map(({ name }, place) => [name, cells[place] ?? ''])),
    );
    expect(named).toEqual(lines.slice(0, 10));
    expect(sumsOf(preview)).toEqual([
      ['UZS', { Amount: '13000.00', Fee: '195.00', 'Balance change': '10805.00' }],
    ]);
  });

  it('sums what moved a balance, and no balance', async () => {
    const preview = await system.preview('balance', staffOf(shop), day);
    expect(sumsOf(preview)).toEqual([
      [
        'UZS',
        { Deposits: '11820.00', Withdrawals: '-1015.00', Reserved: '0.00', Settlements: '0.00' },
      ],
    ]);
    const [line = []] = preview.lines;
    expect(line.at(-1)).toBe('10805.00');
  });

  it('counts and sums a provider and a pool', async () => {
    const route = await system.routeOf(shop);
    const moved = { Received: '12000.00', 'Paid out': '1000.00', 'Moved by staff': '0.00' };
    const ofProvider = await system.preview('provider', staffOf(undefined), day, route);
    expect(sumsOf(ofProvider)).toEqual([
      ['UZS', { ...moved, 'Received count': '12', 'Paid out count': '1' }],
    ]);
    const ofPool = await system.preview('pool.balance', staffOf(undefined), day, route);
    expect(sumsOf(ofPool)).toEqual([['UZS', moved]]);
  });

  it('without lines has no totals', async () => {
    const before = { periodStart: '2026-01-10', periodEnd: '2026-01-10' };
    const preview = await system.preview('invoice', staffOf(shop), before);
    expect(preview).toMatchObject({ lines: [], lineCount: 0, totals: [] });
  });
});
