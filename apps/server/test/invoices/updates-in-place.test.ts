import type { InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
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
  const deposit = await system.order(shop, 1_000_000n);
  const steps = [
    () => system.ask(deposit),
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
  const deposit = await system.order(shop, 1_000_000n);
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
