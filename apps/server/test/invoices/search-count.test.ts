import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  conditionsBesidesSearch,
  filterConditions,
} from '../../src/payments/invoices/filter-conditions.ts';
import { readFilter } from '../../src/payments/invoices/invoice-filter.ts';
import { listStatement } from '../../src/payments/invoices/list-invoices.ts';
import { searchList } from '../../src/payments/invoices/search-invoices.ts';
import { rowsOf } from '../plan-rows.ts';
import { openListSystem, staffOf } from './lists.ts';
import type { Shop } from '../payments/shop.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
beforeAll(async () => {
  system = await openListSystem();
});
afterAll(() => system.close());

/** Inserts so many invoices, each a millisecond newer than the one before; `n` counts them. */
async function insertInvoices(
  { merchantId, terminalId }: Shop,
  count: number,
  {
    customer,
    order,
    name,
  }: { readonly customer: SQL; readonly order: SQL; readonly name?: string },
): Promise<void> {
  await system.query(sql`
    insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, flow_type, status, amount,
      currency, is_test, customer_external_id, customer_first_name, created_at, status_at, deadline_at)
    select gen_random_uuid(), ${merchantId}, ${terminalId}, ${order}, 'DEPOSIT', 'DECLINED',
      100, 'UZS', true, ${customer}, ${name ?? null}::text, at, at, at
    from generate_series(1, ${count}) as n
      cross join lateral (select now() + n * interval '1 ms' as at) as times`);
}

/** How many invoices a statement reads. */
async function rowsReadOf(statement: SQL): Promise<number> {
  const [row] = await system.run(async (tx) => {
    // Of so small a table the planner would read all.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': unknown }>(sql`explain (analyze, format json) ${statement}`);
  });
  return rowsOf('invoice', row?.['QUERY PLAN']);
}

// INVOICE-56
it('the total of a search reads no more invoices than it counts, each of them once', async () => {
  const shop = await system.shop();
  await insertInvoices(shop, 3000, { order: sql`'counted-' || n`, customer: sql`'counted-' || n` });
  await system.query(sql`analyze invoice`);
  const staff = staffOf(shop);
  const filter = readFilter({ search: 'counted-' }, system.context.secrets);
  const others = conditionsBesidesSearch(staff, filter);
  const total = (limit: number) => {
    if (filter.search === undefined) throw new Error('the filter has no search');
    const { count, steps } = searchList(filter.search, { staff, others, reach: 10, limit });
    return sql`${steps} select ${count} as total`;
  };
  expect(await system.query(total(5000))).toEqual([{ total: '3000' }]);
  expect(await system.query(total(500))).toEqual([{ total: '500' }]);
  const rows = await system.query(sql`explain (analyze, format json) ${total(500)}`);
  // Both the order number and the customer begin with it: the first of them is enough.
  expect(rowsOf('invoice', rows[0]?.['QUERY PLAN'])).toBeLessThanOrEqual(500);
});

// INVOICE-55
it('a search whose results are all old does not read what is newer', async () => {
  const shop = await system.shop();
  await insertInvoices(shop, 30_000, {
    order: sql`'order-' || n`,
    customer: sql`case when n <= 3000 then 'old-' else 'new-' end || n`,
  });
  await system.query(sql`analyze invoice`);
  const staff = staffOf(shop);
  const newestOf = async (search: string) =>
    (await system.list(staff, { search })).data.map((each) => each.merchantInvoiceId).slice(0, 3);
  expect(await newestOf('old-')).toEqual(['order-3000', 'order-2999', 'order-2998']);
  // Of very many the newest, too.
  expect(await newestOf('new-')).toEqual(['order-30000', 'order-29999', 'order-29998']);
  const filter = readFilter({ search: 'old-' }, system.context.secrets);
  const [found] = filterConditions(staff, filter, 10).slice(-1);
  const rows = await system.query(sql`explain (analyze, format json)
    select id from invoice where ${found}`);
  expect(rowsOf('invoice', rows[0]?.['QUERY PLAN'])).toBeLessThan(15_000);
  // What the list counts is what it sorts.
  const list = listStatement(staff, filter, { page: 0, size: 10, sort: 'newest' });
  expect(await rowsReadOf(list)).toBeLessThan(5_000);
});

// INVOICE-55
it('more old results than are sorted at once are found without what is newer, and recent ones without the old', async () => {
  const shop = await system.shop();
  await insertInvoices(shop, 40_000, {
    order: sql`'kept-' || n`,
    customer: sql`case when n <= 12000 then 'early-' else 'late-' end || n`,
  });
  await system.query(sql`analyze invoice`);
  const staff = staffOf(shop);
  const rowsRead = async (search: string) => {
    const filter = readFilter({ search }, system.context.secrets);
    const [found] = filterConditions(staff, filter, 10).slice(-1);
    return rowsReadOf(sql`select id from invoice where ${found}`);
  };
  const newestOf = async (search: string) =>
    (await system.list(staff, { search })).data.map((each) => each.merchantInvoiceId).slice(0, 3);
  expect(await newestOf('early-')).toEqual(['kept-12000', 'kept-11999', 'kept-11998']);
  expect(await rowsRead('early-')).toBeLessThan(25_000);
  expect(await newestOf('late-')).toEqual(['kept-40000', 'kept-39999', 'kept-39998']);
  expect(await rowsRead('late-')).toBeLessThan(5_000);
});

// INVOICE-55
it('a name is searched among the customers of the merchant alone', async () => {
  const of = { order: sql`'named-' || n`, customer: sql`'named-' || n`, name: 'Gulnora' };
  await insertInvoices(await system.shop(), 3000, of);
  const shop = await system.shop();
  await insertInvoices(shop, 20, of);
  await system.query(sql`analyze invoice`);
  const staff = staffOf(shop);
  const filter = readFilter({ search: 'Gulnora' }, system.context.secrets);
  const [found] = filterConditions(staff, filter, 10).slice(-1);
  const rows = await system.query(sql`explain (analyze, format json)
    select id from invoice where ${found}`);
  expect(rowsOf('invoice', rows[0]?.['QUERY PLAN'])).toBeLessThan(200);
  expect((await system.list(staff, { search: 'Gulnora' })).total).toBe(20);
});

// INVOICE-444
it('the places of a search count the newest thousand, of many results and of very many', async () => {
  const shop = await system.shop();
  const staff = staffOf(shop);
  for (const count of [1500, 12_000]) {
    const name = `placed-${count}-`;
    await insertInvoices(shop, count, {
      order: sql`'order-' || ${name}::text || n`,
      customer: sql`${name}::text || n`,
    });
    const places = await system.places(staff, name);
    expect(places).toMatchObject([{ merchantId: shop.merchantId, count: 1000 }]);
  }
});
