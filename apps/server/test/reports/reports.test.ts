import type { InvoiceId } from '@tiyin/domain/ids';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, type Deposit } from '../payments/test-system.ts';
import type { Shop } from '../payments/shop.ts';
import { staffOf } from '../invoices/lists.ts';
import { createApp } from '../../src/app.ts';
import { signIn } from '../callers.ts';
import { type Line, openReportSystem } from './report-system.ts';

const day = 24 * 60 * minute;
const bothDays = { periodStart: '2026-01-15', periodEnd: '2026-01-16' };
const firstDay = { periodStart: '2026-01-15', periodEnd: '2026-01-15' };
const secondDay = { periodStart: '2026-01-16', periodEnd: '2026-01-16' };

let system: Awaited<ReturnType<typeof openReportSystem>>;
let shop: Shop;
let other: Shop;
let corrected: Deposit;
let paidOut: InvoiceId;

/** 1 000 000 in on the first day; taken back on the second, when 400 000 more come and 100 000 go out. */
beforeAll(async () => {
  system = await openReportSystem();
  [shop, other] = [await system.shop(), await system.shop()];
  await system.query(
    sql`update merchant set name = '=2+3' where id = ${shop.merchantId} returning id`,
  );
  corrected = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(corrected);
  await system.report(corrected);
  await system.money.earn(other, 700_000n);
  system.clock.advance(day);
  await system.money.earn(shop, 400_000n);
  paidOut = await system.money.payOut(shop, 100_000n);
  await system.money.say('paid', paidOut);
  await system.move(corrected, 'ERROR');
});
afterAll(() => system.close());

const pick = (lines: readonly Line[], ...names: string[]) =>
  lines.map((line) => names.map((name) => line[name]).join(' '));

describe('the report of transactions', () => {
  const shown = ['Flow Type', 'Amount', 'Fee', 'Balance change', 'Currency', 'Test'];

  // INVOICE-62
  it('has a line for each booking at the time of its posting, and one with a minus where it was taken back', async () => {
    const lines = await system.lines('invoice', staffOf(shop), bothDays);
    expect(pick(lines, ...shown)).toEqual([
      'DEPOSIT 10000.00 150.00 9850.00 UZS true',
      'DEPOSIT 4000.00 60.00 3940.00 UZS true',
      'WITHDRAWAL 1000.00 15.00 -1015.00 UZS true',
      'DEPOSIT -10000.00 -150.00 -9850.00 UZS true',
    ]);
    expect(lines.map((line) => line['Invoice ID'])).toEqual([
      corrected.invoiceId,
      expect.any(String),
      paidOut,
      corrected.invoiceId,
    ]);
    expect(lines[0]).toMatchObject({
      'Posting time': '2026-01-15T10:00:00.000Z',
      'Merchant name': "'=2+3",
      'Payment method': 'Humo',
      'Customer ID': expect.stringMatching(/^u-/),
    });
  });

  it('of two periods has the lines of both', async () => {
    const ids = async (period: typeof bothDays) =>
      (await system.lines('invoice', staffOf(shop), period)).map((line) => line['Posting ID']);
    expect([...(await ids(firstDay)), ...(await ids(secondDay))]).toEqual(await ids(bothDays));
    expect(await ids(firstDay)).toHaveLength(1);
  });

  // INVOICE-65
  it('is of the person’s scope, of the terminal that they chose, and of test or production', async () => {
    const ids = async (...query: Parameters<typeof system.lines>) =>
      (await system.lines(...query)).map((line) => line['Merchant ID']);
    const everybody = { ...staffOf(undefined), merchantId: null };
    expect(new Set(await ids('invoice', everybody, firstDay))).toEqual(
      new Set([String(shop.merchantId), String(other.merchantId)]),
    );
    expect(await ids('invoice', staffOf(other), firstDay)).toEqual([String(other.merchantId)]);
    const ofTerminal = { ...bothDays, terminalId: shop.payoutTerminalId };
    expect(await ids('invoice', everybody, ofTerminal)).toHaveLength(1);
    const inProduction = { ...everybody, testDashboard: false };
    expect(await ids('invoice', inProduction, bothDays)).toEqual([]);
    expect(await ids('invoice', inProduction, ofTerminal)).toHaveLength(1);
    await expect(ids('invoice', staffOf(other), ofTerminal)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('has the provider’s id only with the permission to see it', async () => {
    expect(await system.file('invoice', staffOf(shop), firstDay)).toContain('Provider Invoice ID');
    expect(await system.file('invoice', staffOf(shop, []), firstDay)).not.toContain('Provider');
  });
});

describe('the report of balances', () => {
  const shown = ['Date', 'Opening balance', 'Deposits', 'Withdrawals', 'Reserved', 'Settlements'];

  // INVOICE-63
  it('goes from what stood on the first day to what stands now, each line adding up', async () => {
    const lines = await system.lines('balance', staffOf(shop), bothDays);
    expect(pick(lines, ...shown, 'Closing balance')).toEqual([
      '2026-01-15 0.00 9850.00 0.00 0.00 0.00 9850.00',
      '2026-01-16 9850.00 -5910.00 -1015.00 0.00 0.00 2925.00',
    ]);
    expect(await system.balance(shop, 'merchant_balance')).toBe(292_500n);
  });

  it('says what stood there then, whatever came later; also where nothing moved', async () => {
    const closing = async (periodStart: string) =>
      pick(
        await system.lines('balance', staffOf(shop), { periodStart, periodEnd: periodStart }),
        'Date',
        'Opening balance',
        'Closing balance',
      );
    expect(await closing('2026-01-15')).toEqual(['2026-01-15 0.00 9850.00']);
    expect(await closing('2026-01-10')).toEqual(['2026-01-10 0.00 0.00']);
    expect(await closing('2026-02-01')).toEqual(['2026-02-01 2925.00 2925.00']);
  });

  it('is of the person’s scope, and with a terminal of its merchant', async () => {
    const ids = async (...query: Parameters<typeof system.lines>) => [
      ...new Set((await system.lines(...query)).map((line) => line['Merchant ID'])),
    ];
    expect(await ids('balance', staffOf(other), bothDays)).toEqual([String(other.merchantId)]);
    expect(await ids('balance', staffOf(undefined), bothDays)).toHaveLength(2);
    const ofTerminal = { ...bothDays, terminalId: other.terminalId };
    expect(await ids('balance', staffOf(undefined), ofTerminal)).toEqual([
      String(other.merchantId),
    ]);
  });
});

describe('the report of a provider', () => {
  const shown = ['Date', 'Terminal ID', 'Received count', 'Received', 'Paid out count', 'Paid out'];

  // INVOICE-64
  it('has what it moved by day and terminal', async () => {
    const route = await system.routeOf(shop);
    const lines = await system.lines('provider', staffOf(undefined), bothDays, route);
    expect(pick(lines, ...shown)).toEqual([
      `2026-01-15 ${shop.terminalId} 1 10000.00 0 0.00`,
      `2026-01-16 ${shop.terminalId} 1 4000.00 0 0.00`,
      `2026-01-16 ${shop.payoutTerminalId} 0 0.00 1 1000.00`,
    ]);
    expect(await system.lines('provider', staffOf(other), bothDays, route)).toEqual([]);
  });
});

describe('the report of a pool', () => {
  const moved = ['Date', 'Received', 'Paid out', 'Moved by staff'];
  const standing = ['Opening balance', 'Closing balance'];

  it('has what moved its accounts, and what stood on them, for people of all merchants', async () => {
    const { pool } = await system.routeOf(shop);
    const lines = await system.lines('pool.balance', staffOf(undefined), bothDays, { pool });
    expect(pick(lines, ...moved, ...standing)).toEqual([
      '2026-01-15 10000.00 0.00 0.00 0.00 10000.00',
      '2026-01-16 4000.00 1000.00 0.00 10000.00 13000.00',
    ]);
  });

  it('shows others the movements of their terminals, and no balances', async () => {
    const { pool } = await system.routeOf(shop);
    const own = await system.lines('pool.balance', staffOf(shop), bothDays, { pool });
    expect(pick(own, ...moved, ...standing)).toEqual([
      '2026-01-15 10000.00 0.00 0.00  ',
      '2026-01-16 4000.00 1000.00 0.00  ',
    ]);
    expect(await system.lines('pool.balance', staffOf(other), bothDays, { pool })).toEqual([]);
    const query = { ...bothDays, terminalId: shop.payoutTerminalId };
    const ofTerminal = await system.lines('pool.balance', staffOf(undefined), query, { pool });
    expect(pick(ofTerminal, ...moved, ...standing)).toEqual(['2026-01-16 0.00 1000.00 0.00  ']);
  });
});

describe('money that was taken back', () => {
  // INVOICE-64
  it('is not received any more, and the report of its pool adds up', async () => {
    system.clock.advance(day);
    const third = { periodStart: '2026-01-17', periodEnd: '2026-01-17' };
    const own = await system.shop();
    const deposit = await system.createDeposit(own, 300_000n);
    await system.requestRequisites(deposit);
    // The provider's report replaces what staff vouched for (LEDGER-271).
    await system.move(deposit, 'DONE');
    await system.report(deposit);
    const route = await system.routeOf(own);
    const ofPool = ['Opening balance', 'Received', 'Paid out', 'Moved by staff', 'Closing balance'];
    const whole = await system.lines('pool.balance', staffOf(undefined), third, route);
    expect(pick(whole, ...ofPool)).toEqual(['0.00 3000.00 0.00 0.00 3000.00']);
    const seen = await system.lines('pool.balance', staffOf(own), third, route);
    expect(pick(seen, 'Received')).toEqual(['3000.00']);
    const ofProvider = await system.lines('provider', staffOf(own), third, route);
    expect(pick(ofProvider, 'Received count', 'Received')).toEqual(['1 3000.00']);
  });
});

describe('a report that fails', () => {
  const query = () => ['invoice', staffOf(shop), secondDay] as const;
  const notifications = () =>
    system.query(sql`
      select subject, merchant_id, is_test, details, closed_at is null as is_open
      from notification where kind = 'REPORT_FAILED' order by id`);

  /** So many bookings of so long a line that neither a page nor all buffers on the way hold them. */
  async function fillDay() {
    const name = 'x'.repeat(20_000);
    await system.query(sql`
      with changed as (update invoice set customer_first_name = ${name}
        where id = ${corrected.invoiceId} returning id, created_at),
      made as (insert into posting (kind, invoice_id, created_at)
        select 'status_moved', changed.id, changed.created_at + interval '1 day' from changed, generate_series(1, 1000)
        returning id)
      insert into entry (posting_id, account_id, amount, currency, is_test)
      select made.id, account.id, case account.kind when 'suspense' then -1 else 1 end, 'UZS', true
      from made, ledger_account account
      where account.kind in ('suspense', 'merchant_balance')
        and account.merchant_id = ${shop.merchantId} returning id`);
  }

  /** On PostgreSQL the connection is cut; the embedded database loses a table between two pages. */
  async function breakOff() {
    await system.query(
      system.context.database.kind === 'postgres'
        ? sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'tiyin copies' and state = 'active'`
        : sql`alter table entry rename to entry_away`,
    );
  }

  async function restore() {
    if (system.context.database.kind === 'postgres') return;
    await system.query(sql`alter table entry_away rename to entry`);
  }

  // INVOICE-66, INVOICE-67
  it('half-way is cut off, with a notification until the same person gets it complete', async () => {
    await fillDay();
    const file = await system.send(...query());
    const read = async () => {
      for await (const _ of file) await breakOff();
    };
    await expect(read()).rejects.toThrow(/terminat|entry/);
    await restore();
    const notification = {
      subject: 'report:invoice:1',
      merchant_id: shop.merchantId,
      is_test: true,
      details: { report: 'Transactions', ...secondDay },
    };
    expect(await notifications()).toEqual([{ ...notification, is_open: true }]);
    const whole = await system.lines(...query());
    expect(whole.length).toBeGreaterThan(1000);
    expect(await notifications()).toEqual([{ ...notification, is_open: false }]);
  });

  it('stopped by its reader is not a failure', async () => {
    const before = await notifications();
    const file = await system.send(...query());
    for await (const _ of file) break;
    expect(file.destroyed).toBe(true);
    expect(await notifications()).toEqual(before);
    expect(await system.lines(...query())).not.toEqual([]);
  });
});

describe('over HTTP', () => {
  const download = async (path: string) =>
    (await signIn(system.app, 'operator'))({ method: 'GET', url: `/api/v1/report/${path}` });
  const period = 'periodStart=2026-01-15&periodEnd=2026-01-16';

  // INVOICE-61
  it.each([
    [`invoice?${period}`, 'Transactions_2026-01-15_2026-01-16.csv'],
    [`balance?${period}&currencyId=1`, 'Balance_2026-01-15_2026-01-16.csv'],
    [`provider?${period}&currencyId=1&providerId=1`, 'Provider_2026-01-15_2026-01-16.csv'],
    [`pool/balance?${period}&terminalPoolId=1`, 'Terminal_Pool_Balance_2026-01-15_2026-01-16.csv'],
  ])('%s is a file called %s', async (path, name) => {
    const answer = await download(path);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    // OFFICE-236: Excel takes it for UTF-8 by these.
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  // OFFICE-53
  it.each([
    ['invoice?periodStart=2026-01-16&periodEnd=2026-01-15', 'query.periodEnd'],
    ['invoice?periodStart=2026-02-30&periodEnd=2026-03-01', 'query.periodStart'],
  ])('%s is refused at its field', async (path, field) => {
    const answer = await download(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: field }]);
  });

  it.each([
    `provider?${period}&currencyId=1&providerId=999`,
    `pool/balance?${period}&terminalPoolId=999`,
    `invoice?${period}&terminalId=999`,
  ])('%s is not there', async (path) => {
    expect((await download(path)).statusCode).toBe(404);
  });
});

// RUN-461
it('a third file at once is refused to the same person alone, until one of the two has ended', async () => {
  const held: PassThrough[] = [];
  const copyOut = () => {
    const lines = new PassThrough();
    held.push(lines);
    return Promise.resolve(lines);
  };
  const database = { ...system.context.database, copyOut };
  const app = await createApp({ ...system.context, database }, { isRateLimited: false });
  const callers = [await signIn(app, 'operator'), await signIn(app, 'merchant')] as const;
  const download = () => callers[0]({ method: 'GET', url: '/api/v1/invoice/csv' });
  const two = [download(), download()];
  await expect.poll(() => held.length).toBe(2);
  const third = await download();
  expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_exports']);
  expect(third.headers['retry-after']).toBe('10');
  const another = callers[1]({ method: 'GET', url: '/api/v1/invoice/csv' });
  await expect.poll(() => held.length).toBe(3);
  held[0]?.end();
  // Either of the two may have begun first.
  await Promise.race(two);
  const again = download();
  await expect.poll(() => held.length).toBe(4);
  for (const lines of held) lines.end();
  const statuses = (await Promise.all([...two, another, again])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
  await app.close();
});

describe('the reports of balances and of transactions', () => {
  const shown = ['Date', 'Opening balance', 'Deposits', 'Withdrawals', 'Reserved', 'Settlements'];

  // OFFICE-235
  it('tie while a payout is open, which is reserved', async () => {
    const paying = await system.shop();
    await system.money.earn(paying, 2_000_000n);
    const open = await system.money.payOut(paying, 500_000n);
    const today = system.clock.now().toISOString().slice(0, 10);
    const period = { periodStart: today, periodEnd: today };
    const balances = async () =>
      pick(await system.lines('balance', staffOf(paying), period), ...shown, 'Closing balance');
    const booked = async () =>
      (await system.lines('invoice', staffOf(paying), period)).map(
        (line) => line['Balance change'],
      );
    expect(await balances()).toEqual([`${today} 0.00 19700.00 0.00 -5075.00 0.00 14625.00`]);
    expect(await booked()).toEqual(['19700.00']);
    await system.money.say('paid', open);
    expect(await balances()).toEqual([`${today} 0.00 19700.00 -5075.00 0.00 0.00 14625.00`]);
    expect(await booked()).toEqual(['19700.00', '-5075.00']);
  });

  // OFFICE-235
  it('have the day on which what was reserved is paid, where the balance does not move', async () => {
    const paying = await system.shop();
    await system.money.earn(paying, 2_000_000n);
    const open = await system.money.payOut(paying, 500_000n);
    const periodStart = system.clock.now().toISOString().slice(0, 10);
    system.clock.advance(day);
    await system.money.say('paid', open);
    const periodEnd = system.clock.now().toISOString().slice(0, 10);
    const lines = await system.lines('balance', staffOf(paying), { periodStart, periodEnd });
    expect(pick(lines, ...shown, 'Closing balance')).toEqual([
      `${periodStart} 0.00 19700.00 0.00 -5075.00 0.00 14625.00`,
      `${periodEnd} 14625.00 0.00 -5075.00 5075.00 0.00 14625.00`,
    ]);
  });
});
