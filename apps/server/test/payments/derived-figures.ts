import { text } from 'node:stream/consumers';
import { type CurrencyCode, currencies } from '@tiyin/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { exportInvoices } from '../../src/payments/invoices/export-invoices.ts';
import { readFilter } from '../../src/payments/invoices/invoice-filter.ts';
import { listInvoices } from '../../src/payments/invoices/list-invoices.ts';
import { sumInvoices } from '../../src/payments/invoices/sum-invoices.ts';
import { totalDone } from '../../src/payments/tallies/read-tallies.ts';
import { staffOf } from '../invoices/lists.ts';
import type { Line, openReportSystem } from '../reports/report-system.ts';
import type { Shop } from './shop.ts';

type System = Awaited<ReturnType<typeof openReportSystem>>;
type Money = { readonly currency: CurrencyCode; readonly feeFixed: bigint };
type Row = {
  readonly id: string;
  readonly amount: bigint;
  readonly fee: bigint | null;
  readonly status: string;
  readonly flow: string;
  readonly isRefund: boolean;
};

/** A shop with its invoices as they are stored. */
type Known = {
  readonly system: System;
  readonly shop: Shop;
  readonly currency: CurrencyCode;
  readonly rows: readonly Row[];
};

/** Every figure about a shop that is derived from its invoices and its ledger says the same, to the minor unit. */
export async function expectFiguresAgree(
  system: System,
  shop: Shop,
  { currency, feeFixed }: Money,
): Promise<void> {
  const rows = await rowsOf(system, shop);
  const known = { system, shop, currency, rows };
  for (const row of rows.filter(({ status }) => status === 'DONE')) {
    const fee = row.isRefund ? 0n : (row.amount * 150n + 5_000n) / 10_000n + feeFixed;
    expect(row.fee, row.id).toBe(fee);
  }
  await expectFile(known);
  await expectSums(known);
  await expectFound(known);
  await expectMerchantReports(known);
  await expectPoolReport(known);
}

const readQuery = ({ system }: Known, query: Parameters<typeof readFilter>[0]) =>
  readFilter(query, system.context.secrets);

async function expectFile(known: Known): Promise<void> {
  const { system, shop, rows, currency } = known;
  const { dimension } = currencies[currency];
  const filter = readQuery(known, {});
  const file = await text(await exportInvoices(system.context.database, staffOf(shop), filter));
  const exported = new Map(linesOf(file).map((line) => [line['Invoice ID'], line]));
  expect(exported.size).toBe(rows.length);
  for (const { id, amount, fee } of rows) {
    const line = exported.get(id);
    expect(minorOf(line?.['Amount'], dimension), id).toBe(amount);
    if (fee !== null) expect(minorOf(line?.['Fee'], dimension), id).toBe(fee);
  }
}

async function expectSums(known: Known): Promise<void> {
  const { system, shop, rows } = known;
  const staff = staffOf(shop);
  const { entries } = await system.run((tx) => sumInvoices(tx, staff, readQuery(known, {})));
  for (const { invoiceStatus, sum, count } of entries) {
    const ofStatus = rows.filter(({ status }) => status === invoiceStatus.code);
    expect([BigInt(sum), count]).toEqual([sumOf(amountsOf(ofStatus)), ofStatus.length]);
  }
  for (const flowType of ['DEPOSIT', 'WITHDRAWAL'] as const) {
    // Totals leave refunds out (INVOICE-230).
    const done = rows.filter(
      ({ status, flow, isRefund }) => status === 'DONE' && flow === flowType && !isRefund,
    );
    const question = { staff, flowType, terminalId: undefined };
    const sums = await system.run((tx) => totalDone(tx, question));
    expect(sums.map(({ sum }) => BigInt(sum))).toEqual([sumOf(amountsOf(done))]);
  }
}

/** By each amount, as the filter takes it and as people type it into the search. */
async function expectFound(known: Known): Promise<void> {
  const { system, shop, rows, currency } = known;
  const { dimension } = currencies[currency];
  for (const amount of new Set(amountsOf(rows))) {
    const written = majorOf(amount, dimension);
    const same = rows.filter((row) => row.amount === amount).map(({ id }) => id);
    for (const query of [{ sumFrom: written, sumTo: written }, { search: written }]) {
      const filter = readQuery(known, query);
      const { data } = await system.context.database.query((tx) =>
        listInvoices(tx, staffOf(shop), filter, { page: 0, size: 40 }),
      );
      expect(data.map(({ invoiceId }) => String(invoiceId)).toSorted()).toEqual(same.toSorted());
    }
  }
}

const periodUntil = ({ system }: Known) => ({
  periodStart: '2026-01-01',
  periodEnd: system.clock.now().toISOString().slice(0, 10),
});

async function expectMerchantReports(known: Known): Promise<void> {
  const { system, shop, currency } = known;
  const { merchantId } = shop;
  const { dimension } = currencies[currency];
  const total = (lines: readonly Line[], column: string) =>
    sumOf(lines.map((line) => minorOf(line[column], dimension)));
  const ledger = (kind: string) =>
    sumIn(
      system,
      sql`select sum(balance)::text from ledger_total
        where merchant_id = ${merchantId} and kind = ${kind} and currency = ${currency}`,
    );
  const balance = await ledger('merchant_balance');
  const reserve = await ledger('merchant_reserve');
  const settled = await sumIn(
    system,
    sql`select sum(base_amount)::text from settlement where merchant_id = ${merchantId}`,
  );
  const booked = await system.lines('invoice', staffOf(shop), periodUntil(known));
  expect(total(booked, 'Balance change')).toBe(balance + reserve + settled);
  const days = await system.lines('balance', staffOf(shop), periodUntil(known), { currency });
  expect(minorOf(days.at(-1)?.['Closing balance'], dimension)).toBe(balance);
  expect([total(days, 'Reserved'), total(days, 'Settlements')]).toEqual([-reserve, -settled]);
}

async function expectPoolReport(known: Known): Promise<void> {
  const { system, shop, currency } = known;
  const { dimension } = currencies[currency];
  const { pool } = await system.routeOf(shop);
  const of = { pool, currency };
  const lines = await system.lines('pool.balance', staffOf(undefined), periodUntil(known), of);
  const closing = new Map(
    lines.map((line) => [line['Account ID'], minorOf(line['Closing balance'], dimension)]),
  );
  for (const accountId of shop.accountIds) {
    const standing = await sumIn(
      system,
      sql`select (-sum(balance))::text as sum from ledger_total
        where kind = 'payment_account' and payment_account_id = ${accountId}`,
    );
    expect(closing.get(String(accountId)) ?? 0n).toBe(standing);
  }
}

async function sumIn({ query }: System, sum: SQL): Promise<bigint> {
  const [row] = await query(sum);
  return unitsOf(row?.['sum'] ?? '0');
}

async function rowsOf({ query }: System, { merchantId }: Shop): Promise<Row[]> {
  const rows = await query(sql`select id, amount::text, fee::text, status, flow_type,
    refund_of is not null as is_refund from invoice where merchant_id = ${merchantId}`);
  return rows.map((row) => ({
    id: String(row['id']),
    amount: unitsOf(row['amount']),
    fee: row['fee'] === null ? null : unitsOf(row['fee']),
    status: String(row['status']),
    flow: String(row['flow_type']),
    isRefund: row['is_refund'] === true,
  }));
}

/** A whole number as PostgreSQL sends it. */
function unitsOf(value: unknown): bigint {
  if (typeof value !== 'string') throw new Error('This is no text of a number');
  return BigInt(value);
}

const amountsOf = (rows: readonly Row[]) => rows.map(({ amount }) => amount);
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, each) => sum + each, 0n);

/** Minor units of a number of exactly so many decimals, read without any code of the system. */
function minorOf(written: string | undefined, dimension: number): bigint {
  const decimals = dimension === 0 ? '' : `\\.\\d{${dimension}}`;
  expect(written).toMatch(new RegExp(`^-?\\d+${decimals}$`));
  return BigInt(String(written).replace('.', ''));
}

function majorOf(amount: bigint, dimension: number): string {
  const digits = String(amount).padStart(dimension + 1, '0');
  const point = digits.length - dimension;
  return dimension === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

function linesOf(file: string): Line[] {
  const [header = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}
