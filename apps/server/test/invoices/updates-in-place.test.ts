import type { InvoiceId } from '@tiyin/domain/ids';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { isOneOf } from '@tiyin/domain/names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStatuses } from '../../src/db/schema.ts';
import { readFilter } from '../../src/payments/invoices/invoice-filter.ts';
import { rowsOf } from '../plan-rows.ts';
import { openListSystem, staffOf } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
beforeAll(async () => {
  system = await openListSystem();
});
afterAll(() => system.close());

const rowOf = async (invoiceId: InvoiceId): Promise<Record<string, unknown>> =>
  (await system.query(sql`select * from invoice where id = ${invoiceId}`))[0] ?? {};

/** The columns that an index of the invoice has, in its keys, expressions or condition; BRIN does not count. */
async function indexedColumns(): Promise<string[]> {
  const rows = await system.query(sql`
    select distinct attname as name from pg_depend
      join pg_index on indexrelid = objid and indrelid = 'invoice'::regclass
      join pg_class index on index.oid = indexrelid
      join pg_am on pg_am.oid = index.relam and amname <> 'brin'
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where classid = 'pg_class'::regclass and refobjid = 'invoice'::regclass and refobjsubid > 0`);
  return rows.map(({ name }) => String(name));
}

const accountOf = (invoiceId: InvoiceId) =>
  system.query(sql`select account_id from account_invoice where invoice_id = ${invoiceId}`);

// RUN-480
it('no step of a deposit changes a column that has an index', async () => {
  const shop = await system.shop();
  const deposit = await system.createDeposit(shop, 1_000_000n);
  const steps = [
    () => system.requestRequisites(deposit),
    () => system.complete(deposit),
    () => system.report(deposit, {}),
  ];
  const changed = new Set<string>();
  let before = await rowOf(deposit.invoiceId);
  for (const step of steps) {
    await step();
    const after = await rowOf(deposit.invoiceId);
    for (const [name, value] of Object.entries(after)) {
      if (String(value) !== String(before[name])) changed.add(name);
    }
    before = after;
  }
  expect(before['status']).toBe('DONE');
  expect([...changed]).toEqual(
    expect.arrayContaining(['account_id', 'provider_invoice_id', 'status']),
  );
  const indexed = await indexedColumns();
  expect(indexed).toEqual(
    expect.arrayContaining(['id', 'merchant_invoice_id', 'customer_last_name']),
  );
  expect(indexed.filter((name) => changed.has(name))).toEqual([]);
});

// RUN-480
it('the account of an invoice is looked up where a trigger keeps it', async () => {
  const shop = await system.shop({ accounts: [{}, {}] });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  expect(await accountOf(deposit.invoiceId)).toEqual([]);
  for (const accountId of [...shop.accountIds, null]) {
    await system.query(
      sql`update invoice set account_id = ${accountId} where id = ${deposit.invoiceId}`,
    );
    expect(await accountOf(deposit.invoiceId)).toEqual(
      accountId === null ? [] : [{ account_id: accountId }],
    );
  }
});

// RUN-481
it('open invoices are kept apart, from any status to any other', async () => {
  const shop = await system.shop();
  const { invoiceId } = await system.createDeposit(shop, 1_000_000n);
  const isKept = async () =>
    (await system.query(sql`select from open_invoice where invoice_id = ${invoiceId}`)).length > 0;
  expect(await isKept()).toBe(true);
  for (const [from, to] of invoiceStatuses.flatMap((one) =>
    invoiceStatuses.map((other) => [one.code, other.code] as const),
  )) {
    for (const status of [from, to]) {
      await system.query(sql`update invoice set status = ${status} where id = ${invoiceId}`);
    }
    expect([from, to, await isKept()]).toEqual([from, to, isOneOf(to, openStatuses)]);
  }
});

// RUN-481
it('open invoices are found without reading the others', async () => {
  const shop = await system.shop();
  const { invoiceId } = await system.createDeposit(shop, 1_000_000n);
  await system.query(sql`
    insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, flow_type, status, amount,
      currency, is_test, customer_external_id, created_at, status_at, deadline_at)
    select gen_random_uuid(), ${shop.merchantId}, ${shop.terminalId}, 'ended-' || n, 'DEPOSIT', 'DECLINED',
      100, 'UZS', true, 'u-1', now(), now(), now() from generate_series(1, 3000) as n`);
  await system.query(sql`analyze invoice, open_invoice`);
  const { own } = readFilter({ statusIds: [1, 3] }, system.context.secrets);
  const rows = await system.query(sql`explain (analyze, format json)
    select id from invoice where ${own[0]}`);
  expect(rowsOf('invoice', rows[0]?.['QUERY PLAN'])).toBeLessThan(500);
  const { data } = await system.list(staffOf(shop), { statusIds: [1, 3] });
  expect(data.map((each) => each.invoiceId)).toEqual([invoiceId]);
});
