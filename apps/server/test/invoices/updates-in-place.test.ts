import type { InvoiceId } from '@tiyin/domain/ids';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { isOneOf } from '@tiyin/domain/names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../../src/db/read-migrations.ts';
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

/**
 * The columns that an index of the invoice has, in its keys, expressions or condition. BRIN counts, too: before
 * version 16 PostgreSQL updates no row in place whose column has such an index.
 */
async function indexedColumns(): Promise<string[]> {
  const rows = await system.query(sql`
    select distinct attname as name from pg_depend
      join pg_index on indexrelid = objid and indrelid = 'invoice'::regclass
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
    await system.pass(1000);
    await step();
    const after = await rowOf(deposit.invoiceId);
    for (const [name, value] of Object.entries(after)) {
      if (String(value) !== String(before[name])) changed.add(name);
    }
    before = after;
  }
  expect(before['status']).toBe('DONE');
  expect([...changed]).toEqual(
    expect.arrayContaining(['account_id', 'provider_invoice_id', 'status', 'status_at']),
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

const filtered = (lastStatusDate: string) => readFilter({ lastStatusDate }, system.context.secrets);

// RUN-482
it('invoices whose status changed on another day than that of their creation are kept apart', async () => {
  const shop = await system.shop();
  const { invoiceId } = await system.createDeposit(shop, 1_000_000n);
  const daysOf = async () =>
    (
      await system.query(
        sql`select day::text from late_invoice where invoice_id = ${invoiceId} order by day`,
      )
    ).map(({ day }) => day);
  const changeTo = (statusAt: string) =>
    system.query(sql`update invoice set created_at = '2026-03-04T22:00:00Z',
      status_at = ${statusAt} where id = ${invoiceId}`);
  await changeTo('2026-03-04T23:59:59.999Z');
  expect(await daysOf()).toEqual([]);
  for (const [statusAt, day] of [
    ['2026-03-05T00:00:00Z', '2026-03-05'],
    ['2026-04-01T12:00:00Z', '2026-04-01'],
    // As the clock of a test terminal moves it (INVOICE-520).
    ['2026-03-03T23:00:00Z', '2026-03-03'],
  ] as const) {
    await changeTo(statusAt);
    expect(await daysOf()).toEqual([day]);
    const [, month, date] = day.split('-');
    const { data } = await system.list(staffOf(shop), {
      lastStatusDate: `${date}/${month}/2026`,
    });
    expect(data.map((each) => each.invoiceId)).toEqual([invoiceId]);
  }
  await changeTo('2026-03-04T22:00:01Z');
  const found = await system.list(staffOf(shop), { lastStatusDate: '04/03/2026' });
  expect(found.data).toHaveLength(1);
  const other = await system.list(staffOf(shop), { lastStatusDate: '03/03/2026' });
  expect(other.data).toEqual([]);
});

// RUN-482
it('the invoices of a day of the last change are found without reading the others', async () => {
  const shop = await system.shop();
  await system.query(sql`
    insert into invoice (id, merchant_id, terminal_id, merchant_invoice_id, flow_type, status, amount,
      currency, is_test, customer_external_id, created_at, status_at, deadline_at)
    select gen_random_uuid(), ${shop.merchantId}, ${shop.terminalId}, 'of-a-day-' || n, 'DEPOSIT', 'DECLINED',
      100, 'UZS', true, 'u-1', at, at + case when n % 1000 = 0 then interval '90 days' else interval '1 s' end, at
    from generate_series(1, 3000) as n cross join lateral (select timestamptz '2025-01-01T12:00:00Z'
      + n % 300 * interval '1 day' as at) as times`);
  await system.query(sql`analyze invoice, late_invoice`);
  const { own } = filtered('10/05/2025');
  const rows = await system.query(sql`explain (analyze, format json)
    select id from invoice where merchant_id = ${shop.merchantId} and is_test and ${own[0]}`);
  expect(rowsOf('invoice', rows[0]?.['QUERY PLAN'])).toBeLessThan(200);
});

// RUN-482
it('the invoices of before are added by their migration, and none that the trigger wrote is changed', async () => {
  const shop = await system.shop();
  const ids: InvoiceId[] = [];
  for (const statusAt of ['2026-06-02T01:00:00Z', '2026-06-03T01:00:00Z']) {
    const { invoiceId } = await system.createDeposit(shop, 1_000_000n);
    await system.query(sql`update invoice set created_at = '2026-06-01T22:00:00Z',
      status_at = ${statusAt} where id = ${invoiceId}`);
    ids.push(invoiceId);
  }
  const [before, changed] = ids;
  await system.query(sql`delete from late_invoice where invoice_id = ${before}`);
  // As if its status had changed while the migration read the history.
  await system.query(sql`update late_invoice set day = '2026-06-04' where invoice_id = ${changed}`);
  const [fill] = readMigrations()
    .flatMap(({ statements }) => statements)
    .filter(
      (statement) => /^INSERT INTO late_invoice/m.test(statement) && /FROM invoice/.test(statement),
    );
  await system.query(sql.raw(fill ?? 'no migration'));
  const days = await system.query(sql`select day::text from late_invoice
    where invoice_id in (${before}, ${changed}) order by day`);
  expect(days).toEqual([{ day: '2026-06-02' }, { day: '2026-06-04' }]);
});
