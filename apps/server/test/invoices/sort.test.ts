import type { InvoiceSort } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../payments/shop.ts';
import { openListSystem, rowOf, staffOf } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
beforeAll(async () => {
  system = await openListSystem();
});
afterAll(() => system.close());

/** The ids of the file, in its order. */
async function idsOfFile(shop: Shop, sort: InvoiceSort, search?: string): Promise<string[]> {
  const file = await system.csv(staffOf(shop), search === undefined ? {} : { search }, { sort });
  const lines = file.split('\r\n').slice(1, -1);
  return lines.map((line) => line.split(',')[0] ?? '');
}

// INVOICE-471
describe('a sorted list', () => {
  let shop: Shop;
  const made: Record<string, InvoiceId> = {};

  beforeAll(async () => {
    shop = await system.shop();
    const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`;
    const put = async (name: string, input: Parameters<typeof system.put>[1]) => {
      made[name] = await system.put(shop, input);
    };
    await put('a', { at: day(1), statusAt: day(9), amount: 300, status: 'DONE' });
    await put('b', { at: day(2), statusAt: day(2), amount: 100, status: 'NEW' });
    await put('c', { at: day(3), statusAt: day(4), amount: 200, status: 'ERROR', currency: 'RUB' });
    await put('d', { at: day(4), statusAt: day(5), amount: 300, status: 'DONE' });
    await put('e', {
      at: day(5),
      statusAt: day(6),
      amount: 900,
      status: 'PENDING',
      currency: 'RUB',
    });
  });

  const orders: readonly (readonly [InvoiceSort, string])[] = [
    ['newest', 'edcba'],
    ['oldest', 'abcde'],
    ['recently_changed', 'aedcb'],
    ['longest_unchanged', 'bcdea'],
    // One currency after the other, and the newer of two equal amounts first.
    ['largest', 'dabec'],
    ['smallest', 'cebad'],
    // Of two with the same status, the older is first as in every ascending order.
    ['status', 'beadc'],
    ['status_reversed', 'cdaeb'],
  ];

  it.each(orders)(
    'by %s is in this order, page by page and in its file: %s',
    async (sort, names) => {
      const ids = Array.from(names, (name) => made[name]);
      const page = async (place: number) =>
        (await system.list(staffOf(shop), {}, { page: place, size: 2, sort })).data;
      const pages = [...(await page(0)), ...(await page(1)), ...(await page(2))];
      expect(pages.map(({ invoiceId }) => invoiceId)).toEqual(ids);
      expect(await idsOfFile(shop, sort)).toEqual(ids);
    },
  );

  it('has the total, the filter and the extra columns of any list', async () => {
    const answer = await system.list(
      staffOf(shop),
      { statusIds: [5] },
      { page: 0, size: 1, sort: 'smallest', include: ['lastError'] },
    );
    expect(answer).toMatchObject({ total: 2, data: [{ invoiceId: made['a'] }] });
  });

  it('finds the oldest of a search, and not the oldest of its newest', async () => {
    const { data } = await system.list(
      staffOf(shop),
      { search: 'u-1' },
      { page: 0, size: 5, sort: 'oldest' },
    );
    expect(data.map(({ invoiceId }) => invoiceId)).toEqual(
      Array.from('abcde', (name) => made[name]),
    );
    expect(await idsOfFile(shop, 'oldest', 'u-1')).toHaveLength(5);
  });
});

// INVOICE-471
describe('a list of more than 10 000', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await system.shop();
    const one = rowOf(shop, { at: '2026-11-01T00:00:00.000Z' });
    await system.query(one);
    await system.query(sql`
      insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, flow_type, status,
        amount, currency, is_test, customer_external_id, created_at, status_at, deadline_at)
      select gen_random_uuid(), ${shop.merchantId}, ${shop.terminalId}, 'many-' || number, 'DEPOSIT', 'NEW',
        100, 'UZS', true, 'u-1', '2026-11-02T00:00:00Z'::timestamptz + number * interval '1 second',
        now(), now()
      from generate_series(1, 10000) as number`);
  }, 120_000);

  it.each(['largest', 'status', 'recently_changed'] as const)(
    'is not sorted by %s, and neither is its file',
    async (sort) => {
      const refusal = { code: 'too_many_to_sort' };
      const list = system.list(staffOf(shop), {}, { page: 0, size: 5, sort });
      await expect(list).rejects.toMatchObject(refusal);
      await expect(system.csv(staffOf(shop), {}, { sort })).rejects.toMatchObject(refusal);
    },
  );

  it('begins with its oldest all the same, by an index', async () => {
    const { data, total } = await system.list(
      staffOf(shop),
      {},
      { page: 0, size: 2, sort: 'oldest' },
    );
    expect(data.map(({ createdDate }) => createdDate)).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:01.000Z',
    ]);
    expect(total).toBe(10_000);
  });

  it('is sorted once its filter leaves at most 10 000', async () => {
    const { data } = await system.list(
      staffOf(shop),
      { dateTo: '01/11/2026' },
      { page: 0, size: 5, sort: 'largest' },
    );
    expect(data).toHaveLength(1);
  });
});
