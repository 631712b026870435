import { asId, type AccountId, type InvoiceId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldTallies } from '../../src/payments/tallies/fold-tallies.ts';
import { doneByDay, totalDone } from '../../src/payments/tallies/read-tallies.ts';
import type { Shop } from '../payments/shop.ts';
import { type Query, openListSystem, rowOf, staffOf } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
beforeAll(async () => {
  system = await openListSystem();
});
afterAll(() => system.close());

describe('a filter', () => {
  let shop: Shop;
  const made: Record<string, InvoiceId> = {};

  beforeAll(async () => {
    shop = await system.shop();
    made['old'] = await system.put(shop, { at: '2026-11-18T23:59:59.999Z', amount: 1_250 });
    made['done'] = await system.put(shop, {
      at: '2026-11-19T00:00:00.000Z',
      status: 'DONE',
      statusAt: '2026-11-20T00:00:00.000Z',
      amount: 1_251,
    });
    made['usdt'] = await system.put(shop, {
      at: '2026-11-20T23:59:59.999Z',
      flowType: 'WITHDRAWAL',
      customer: 'C-7',
      status: 'ERROR',
      currency: 'USDT',
      amount: 12_500_001,
    });
  });

  // INVOICE-451
  it.each<[string, Query, string[]]>([
    ['nothing', {}, ['usdt', 'done', 'old']],
    ['one status', { statusIds: [5] }, ['done']],
    ['several statuses', { statusIds: [5, 8] }, ['usdt', 'done']],
    ['a customer, by the whole id', { customerId: 'C-7' }, ['usdt']],
    ['a customer, by a part of the id', { customerId: 'C-' }, []],
    ['a flow', { flowType: 'WITHDRAWAL' }, ['usdt']],
    ['a first day', { dateFrom: '19/11/2026' }, ['usdt', 'done']],
    ['a last day, all of it', { dateTo: '18/11/2026' }, ['old']],
    ['the day of the last status', { lastStatusDate: '20/11/2026' }, ['usdt', 'done']],
    ['a least sum, in each currency’s own units', { sumFrom: '12.5' }, ['usdt', 'done', 'old']],
    ['a least sum just above', { sumFrom: '12.500001' }, ['usdt', 'done']],
    ['a greatest sum', { sumTo: '12.5' }, ['old']],
    ['a greatest sum between two units', { sumTo: '12.509999' }, ['usdt', 'old']],
    ['more than any amount', { sumTo: '999999999999999.999999' }, ['usdt', 'done', 'old']],
    ['at least more than any amount', { sumFrom: '999999999999999.999999' }, []],
    ['all of it together', { statusIds: [5], dateFrom: '19/11/2026', sumTo: '12.51' }, ['done']],
  ])('by %s takes exactly those, and counts them', async (_, query, names) => {
    const ids = names.map((name) => made[name]);
    const answer = await system.list(staffOf(shop), query);
    expect(answer.data.map(({ invoiceId }) => invoiceId)).toEqual(ids);
    expect(answer).toMatchObject({ total: ids.length, totalIsCapped: false });
    const lines = (await system.csv(staffOf(shop), query)).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids);
  });

  // INVOICE-465
  it('by a payout with an unknown outcome takes those that keep a person waiting', async () => {
    const payouts = await system.shop();
    const accountId = payouts.accountIds[0] ?? asId<AccountId>(0);
    const withPayout = async (status: string, payout: string) => {
      const id = await system.put(payouts, { flowType: 'WITHDRAWAL', status });
      await system.query(sql`
        insert into payout (id, invoice_id, account_id, number, round, attempt, status, created_at, status_at)
        values (gen_random_uuid(), ${id}, ${accountId}, 1, 1, 1, ${payout}, now(), now())`);
      return id;
    };
    const unknown = [await withPayout('IN_PROGRESS', 'UNKNOWN'), await withPayout('ERROR', 'SENT')];
    const others = [
      await withPayout('IN_PROGRESS', 'SENT'),
      await withPayout('ERROR', 'FAILED'),
      await withPayout('DONE', 'PAID'),
      await system.put(payouts),
    ];
    const find = async (isPayoutUnknown: boolean, staff = staffOf(payouts)) =>
      (await system.ids(staff, { isPayoutUnknown })).toSorted();
    expect(await find(true)).toEqual(unknown.toSorted());
    expect(await find(false)).toEqual(others.toSorted());
    const blind = staffOf(payouts, ['invoice.error.read']);
    expect([...(await find(true, blind)), ...(await find(false, blind))]).toEqual([]);
    expect(await system.csv(staffOf(payouts), { isPayoutUnknown: true })).toContain(unknown[0]);
  });

  // INVOICE-466
  it('by a large amount takes those from the amount of their currency on', async () => {
    const amounts = await system.shop();
    const large = [
      await system.put(amounts, { amount: 1_000_000_000 }),
      await system.put(amounts, { amount: 5_000_000, currency: 'RUB' }),
    ];
    const others = [
      await system.put(amounts, { amount: 999_999_999 }),
      await system.put(amounts, { amount: 4_999_999, currency: 'RUB' }),
    ];
    const find = async (isLarge: boolean) =>
      (await system.ids(staffOf(amounts), { isLarge })).toSorted();
    expect(await find(true)).toEqual(large.toSorted());
    expect(await find(false)).toEqual(others.toSorted());
  });

  // INVOICE-450
  it('each row names its merchant and its terminal', async () => {
    const { data } = await system.list(staffOf(undefined), { merchantId: shop.merchantId });
    expect(data).toHaveLength(3);
    for (const row of data) {
      expect(row).toMatchObject({
        merchant: { id: shop.merchantId, name: 'A shop' },
        terminal: { id: shop.terminalId },
      });
    }
  });

  it('an invalid day is reported at its field', async () => {
    await expect(system.list(staffOf(shop), { dateTo: '30/02/2026' })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'query.dateTo' }],
    });
  });

  // INVOICE-56
  it('a page behind the last is empty and still has the total', async () => {
    const answer = await system.list(staffOf(shop), {}, { page: 7, size: 5 });
    expect(answer).toEqual({ data: [], total: 3, totalIsCapped: false });
  });

  it('counts what is newer than the newest that is shown', async () => {
    const count = (since: InvoiceId, query?: Query) => system.countNew(staffOf(shop), since, query);
    expect(await count(made['old'] ?? asId(''))).toEqual({ count: 2, countIsCapped: false });
    expect(await count(made['old'] ?? asId(''), { statusIds: [5] })).toMatchObject({ count: 1 });
    expect(await count(made['usdt'] ?? asId(''))).toMatchObject({ count: 0 });
    const stranger = await system.shop();
    await expect(system.countNew(staffOf(stranger), made['old'] ?? asId(''))).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});

describe('a search', () => {
  let shop: Shop;
  let deposit: string;
  let withdrawal: string;

  beforeAll(async () => {
    shop = await system.shop();
    deposit = await system.put(shop, {
      merchantInvoiceId: "o'1\\",
      customer: 'vip_7',
      accountId: shop.accountIds[0] ?? asId<AccountId>(0),
    });
    await system.query(sql`
      insert into transfer (account_id, external_id, source, amount, invoice_id, created_at)
      values (${shop.accountIds[0]}, 'trx-9', 'provider', 100, ${deposit}, now())`);
    withdrawal = await system.put(shop, {
      flowType: 'WITHDRAWAL',
      customer: 'vipx7',
      lastFour: '1234',
      accountId: shop.accountIds[0] ?? asId<AccountId>(0),
      at: '2026-11-19T12:00:00.000Z',
    });
  });

  const find = (search: string, staff = staffOf(shop)) => system.ids(staff, { search });

  // INVOICE-53, INVOICE-55
  it('finds by other ids, whole or from three characters on at either end', async () => {
    expect(await find(deposit.toUpperCase())).toEqual([deposit]);
    expect(await find("  o'1\\ ")).toEqual([deposit]);
    expect(await find("o'1")).toEqual([deposit]);
    expect(await find("'1\\")).toEqual([deposit]);
    expect(await find("o'")).toEqual([]);
    expect(await find('trx-9')).toEqual([deposit]);
    expect(await find('trx')).toEqual([deposit]);
    expect(await find('x-9')).toEqual([deposit]);
    expect(await find('rx-')).toEqual([]);
    expect(await system.csv(staffOf(shop), { search: "o'1\\" })).toContain(deposit);
  });

  // INVOICE-55
  it("finds by the provider's id of any of its payouts", async () => {
    const [accountId] = shop.accountIds;
    for (const number of [1, 2]) {
      await system.query(sql`
        insert into payout (id, invoice_id, account_id, number, round, attempt, status, external_id,
          created_at, status_at)
        values (gen_random_uuid(), ${withdrawal}, ${accountId}, ${number}, 1, ${number}, 'FAILED',
          ${`po-${number}`}, now(), now())`);
    }
    expect(await find('po-1')).toEqual([withdrawal]);
    expect(await find('o-2')).toEqual([withdrawal]);
    const withoutProvider = staffOf(shop, []);
    expect(await find('po-1', withoutProvider)).toEqual([]);
  });

  // INVOICE-250
  it('finds by the beginning or the end of the id, as lists show it, from three digits on', async () => {
    const digits = deposit.replaceAll('-', '');
    for (const part of [
      deposit.slice(0, 23).toUpperCase(),
      deposit.slice(0, 24),
      digits,
      deposit.slice(-17),
      digits.slice(-17),
      digits.slice(-31),
      `${deposit.slice(0, 8)}…${deposit.slice(-6).toUpperCase()}`,
    ]) {
      expect(await find(part)).toEqual([deposit]);
    }
    expect(await find(deposit.slice(0, 3))).toContain(deposit);
    expect(await find(deposit.slice(-3))).toContain(deposit);
    expect(await find(digits.slice(1, 30))).toEqual([]);
    expect(await find(`${deposit.slice(0, 8)}…${withdrawal.slice(-6)}`)).toEqual([]);
  });

  it('finds customers by either end of their id, in which nothing is a wildcard', async () => {
    expect(await find('vip')).toEqual([deposit, withdrawal]);
    expect(await find('vi')).toEqual([deposit, withdrawal]);
    expect(await find('vip_')).toEqual([deposit]);
    expect(await find('ip_7')).toEqual([deposit]);
    expect(await find('%')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
  });

  // INVOICE-441
  it('finds customers by the beginnings of their names, in any case and order', async () => {
    const names = await system.shop();
    const put = (firstName: string, lastName: string) => system.put(names, { firstName, lastName });
    const dilnoza = await put('Dilnoza', 'Yoʻldosheva');
    const timur = await put('ТИМУР', 'Калин');
    const named = (text: string) => find(text, staffOf(names));
    for (const text of ['dilnoza', 'DIL', "yo'ldosh", 'dilnoza YOʻL', 'Yo`ldosheva Dil']) {
      expect(await named(text)).toEqual([dilnoza]);
    }
    expect(await named('тимур кал')).toEqual([timur]);
    expect(await named('калин')).toEqual([timur]);
    expect(await named('лин')).toEqual([]);
    expect(await named('Dilnoza Kalin')).toEqual([]);
  });

  // INVOICE-442
  it('finds by an amount, by the decimals of each currency', async () => {
    const amounts = await system.shop();
    const uzs = await system.put(amounts, { amount: 48_000_000 });
    const usdt = await system.put(amounts, { amount: 480_000_000_000, currency: 'USDT' });
    await system.put(amounts, { amount: 48_000_000, currency: 'USDT' });
    const of = (text: string) => find(text, staffOf(amounts));
    expect((await of('480 000')).toSorted()).toEqual([uzs, usdt].toSorted());
    expect((await of('480000.00')).toSorted()).toEqual([uzs, usdt].toSorted());
    expect(await of('480 000 uzs')).toEqual([uzs]);
    expect(await of('480 001')).toEqual([]);
  });

  // INVOICE-443
  it('finds by a whole number of a payee or of our account, and only with the permission', async () => {
    const payees = await system.shop();
    const { blindIndex } = system.context.secrets;
    const card = await system.put(payees, {
      flowType: 'WITHDRAWAL',
      payee: blindIndex('9860771133557799'),
    });
    const phone = await system.put(payees, {
      flowType: 'WITHDRAWAL',
      payee: blindIndex('79161234567'),
    });
    const accountId = payees.accountIds[0] ?? asId<AccountId>(0);
    const paid = await system.put(payees, { accountId });
    await system.query(sql`update payment_account
      set value_index = ${blindIndex('8600771133551234')} where id = ${accountId}`);
    const staff = staffOf(payees);
    expect(await find('9860 7711 3355 7799', staff)).toEqual([card]);
    expect(await find('8 (916) 123-45-67', staff)).toEqual([phone]);
    expect(await find('8600-7711-3355-1234', staff)).toEqual([paid]);
    expect(await find('9860 7711 3355 7798', staff)).toEqual([]);
    const blind = staffOf(payees, ['invoice.provider.read']);
    expect(await find('9860 7711 3355 7799', blind)).toEqual([]);
  });

  it('finds by the beginning of the last four digits: of our account, or of the customer’s', async () => {
    expect(await find('12')).toEqual([withdrawal]);
    const value = await system.query(sql`
      select value_last_four as digits from payment_account where id = ${shop.accountIds[0]}`);
    expect(await find(String(value[0]?.['digits']))).toEqual([deposit]);
  });

  it('does not search data without permission', async () => {
    const blind = staffOf(shop, []);
    expect(await find('trx-9', blind)).toEqual([]);
    expect(await find('12', blind)).toEqual([]);
    expect(await find('vip', blind)).toEqual([deposit, withdrawal]);
  });

  // INVOICE-444
  it('names the places where it finds something, in the person’s scope', async () => {
    const second = await system.shop();
    await system.put(second, { customer: 'vip_8' });
    await system.put(second, { customer: 'vip_9', isTest: false });
    const of = ({ merchantId }: Shop, isTest: boolean, count: number) => ({
      isTest,
      merchantId,
      count,
      merchantName: expect.any(String),
    });
    expect(await system.places(staffOf(undefined), ' vip ')).toEqual([
      of(shop, true, 2),
      of(second, false, 1),
      of(second, true, 1),
    ]);
    expect(await system.places(staffOf(second), 'vip')).toEqual([
      of(second, false, 1),
      of(second, true, 1),
    ]);
    expect(await system.places(staffOf(shop, []), 'trx-9')).toEqual([]);
  });

  // PEOPLE-20
  it('never leaves the person’s scope', async () => {
    const other = staffOf(await system.shop());
    for (const search of [deposit, 'trx-9', 'vip', '12']) {
      expect(await find(search, other)).toEqual([]);
      expect((await system.csv(other, { search })).split('\r\n')).toHaveLength(2);
    }
    expect(await system.ids(staffOf(undefined), { merchantId: shop.merchantId })).toHaveLength(2);
    expect(await system.ids(other, { merchantId: shop.merchantId })).toEqual([]);
  });
});

describe('the file', () => {
  // INVOICE-57
  it('is what RFC 4180 says, and no cell is a formula', async () => {
    const shop = await system.shop();
    const id = await system.put(shop, {
      merchantInvoiceId: '=1+1',
      customer: 'say "hi",\nthen go',
      firstName: '@me',
      amount: 123_456,
    });
    const [header, ...lines] = (await system.csv(staffOf(shop))).split('\r\n');
    expect(header).toBe(
      'Invoice ID,Merchant Invoice ID,Provider Invoice ID,Created date,Status date,Flow Type,' +
        'Status,Amount,Fee,Currency,Test,Merchant ID,Terminal ID,Terminal name,Payment method,' +
        'Customer ID,First name,Last name',
    );
    expect(lines).toEqual([
      `${id},'=1+1,,2026-11-20T12:00:00.000Z,2026-11-20T12:00:00.000Z,DEPOSIT,NEW,1234.56,,UZS,` +
        `true,${shop.merchantId},${shop.terminalId},A terminal,,"say ""hi"",\nthen go",'@me,`,
      '',
    ]);
  });

  // INVOICE-470
  it('has only the chosen invoices, in the order of the list and within the person’s scope', async () => {
    const shop = await system.shop();
    const first = await system.put(shop, { at: '2026-11-18T12:00:00.000Z' });
    await system.put(shop, { at: '2026-11-19T12:00:00.000Z' });
    const last = await system.put(shop, { at: '2026-11-20T12:00:00.000Z' });
    const foreign = await system.put(await system.shop());
    const file = await system.csv(staffOf(shop), {}, { invoiceIds: [first, foreign, last] });
    const lines = file.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual([last, first]);
  });

  // PEOPLE-33
  it('leaves out data without permission', async () => {
    const shop = await system.shop();
    await system.put(shop, { providerInvoiceId: 'secret' });
    const file = await system.csv(staffOf(shop, []));
    expect(file).not.toContain('Provider Invoice ID');
    expect(file).not.toContain('secret');
  });

  it('has each invoice once while others are written', async () => {
    const shop = await system.shop();
    const before: string[] = [];
    for (let n = 0; n < 30; n += 1) before.push(await system.put(shop));
    const writing = Promise.all(Array.from({ length: 20 }, () => system.put(shop)));
    const lines = (await system.csv(staffOf(shop))).split('\r\n').slice(1, -1);
    await writing;
    const ids = lines.map((line) => line.split(',')[0] ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before));
  });
});

// INVOICE-464
describe('the account and the last error', () => {
  const include = ['lastError', 'paymentAccount'] as const;
  const page = { page: 0, size: 40, include };
  let shop: Shop;
  let accountId: AccountId;

  beforeAll(async () => {
    shop = await system.shop();
    accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    await system.query(sql`update payment_account
      set bank_name = '=Bank', value_last_four = '1234' where id = ${accountId}`);
    await system.put(shop, { at: '2026-11-19T12:00:00.000Z' });
    const failed = await system.put(shop, { accountId, flowType: 'WITHDRAWAL' });
    const codes = ['payout_refused', 'payout_unroutable', 'created'];
    for (const [index, code] of codes.entries()) {
      await system.query(sql`
        insert into invoice_event (invoice_id, sequence, code, actor_type, created_at)
        values (${failed}, ${index + 1}, ${code}, 'system', ${`2026-11-20T12:0${index}:00.000Z`})`);
    }
  });

  it('are in the list where they are requested, and an invoice without them lacks them', async () => {
    const { data } = await system.list(staffOf(shop), {}, page);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      paymentAccount: { id: accountId, lastFour: '1234', bankName: '=Bank' },
      lastError: {
        id: 2,
        code: 'payout_unroutable',
        description: 'No payment account could pay it',
        eventTime: '2026-11-20T12:01:00.000Z',
      },
    });
    const plain = await system.list(staffOf(shop));
    expect(data[1]).toEqual(plain.data[1]);
    expect(plain.data[0]).not.toHaveProperty('lastError');
    const behind = await system.list(staffOf(shop), {}, { ...page, page: 9 });
    expect(behind).toMatchObject({ data: [], total: 2 });
  });

  it('are the last columns of the file where they are requested', async () => {
    const lines = (await system.csv(staffOf(shop), {}, { include })).split('\r\n');
    const ends = lines.slice(0, 3).map((line) => line.split(',').slice(-5).join(','));
    expect(ends).toEqual([
      'Last error code,Last error,Account ID,Bank,Last four digits',
      `payout_unroutable,No payment account could pay it,${accountId},'=Bank,1234`,
      ',,,,',
    ]);
  });

  it('each need their permission', async () => {
    const withErrors = staffOf(shop, ['invoice.error.read']);
    const [row] = (await system.list(withErrors, {}, page)).data;
    expect(row).toHaveProperty('lastError');
    expect(row).not.toHaveProperty('paymentAccount');
    const withAccounts = staffOf(shop, ['people.account']);
    const [header] = (await system.csv(withAccounts, {}, { include })).split('\r\n');
    expect(header).toMatch(/Last name,Account ID,Bank,Last four digits$/);
  });
});

// INVOICE-440
describe('the sums', () => {
  const short = (answer: Awaited<ReturnType<typeof system.sums>>) =>
    answer.entries.map(({ currency, invoiceStatus, count, sum }) =>
      [currency.code, invoiceStatus.code, count, sum].join(' '),
    );

  it('count and add up exactly what the filter lets through, by currency and status', async () => {
    const shop = await system.shop();
    await system.put(shop, { amount: 100, status: 'DONE' });
    await system.put(shop, { amount: 250, status: 'DONE', at: '2026-11-19T12:00:00.000Z' });
    await system.put(shop, { amount: 7, status: 'NEW', currency: 'USDT' });
    await system.put(shop, { amount: 40, status: 'NEW', customer: 'sums-1' });
    const staff = staffOf(shop);
    const whole = await system.sums(staff);
    expect(short(whole)).toEqual(['USDT NEW 1 7', 'UZS NEW 1 40', 'UZS DONE 2 350']);
    expect(whole.isEstimate).toBe(false);
    expect(short(await system.sums(staff, { dateFrom: '20/11/2026', statusIds: [5] }))).toEqual([
      'UZS DONE 1 100',
    ]);
    expect(short(await system.sums(staff, { search: 'sums-1' }))).toEqual(['UZS NEW 1 40']);
    expect(short(await system.sums(staffOf(await system.shop())))).toEqual([]);
  });

  it('are marked as an estimate beyond the limit, and exact at it', async () => {
    const shop = await system.shop();
    for (const amount of [1, 2, 3]) await system.put(shop, { amount });
    const sums = (exactUpTo: number) =>
      system.sums(staffOf(shop), {}, { exactUpTo, samplePercent: 100 });
    const entries = [expect.objectContaining({ count: 3, sum: 6 })];
    expect(await sums(3)).toEqual({ entries, isEstimate: false });
    expect(await sums(2)).toEqual({ entries, isEstimate: true });
  });
});

describe('the tallies', () => {
  const day = 86_400_000;
  const counted = async (shop: Shop) => {
    const staff = staffOf(shop);
    const { terminalId } = shop;
    return {
      total: (await system.list(staff)).total,
      done: await system.run((tx) => totalDone(tx, { staff, flowType: 'DEPOSIT', terminalId })),
    };
  };
  const sums = (sum: number) => [{ sum, currency: expect.objectContaining({ code: 'UZS' }) }];

  it('count what is written at once, folded in or not, and nothing that was rolled back', async () => {
    const shop = await system.shop();
    const undone = system
      .run(async (tx) => {
        await tx.execute(rowOf(shop, { status: 'DONE' }));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const writing = Array.from({ length: 24 }, (_, n) =>
      system.put(shop, { status: n % 2 === 0 ? 'DONE' : 'NEW', amount: 1_000 }),
    );
    const folding = Array.from({ length: 6 }, () => system.run(foldTallies));
    await Promise.all([...writing, ...folding, undone]);
    expect(await counted(shop)).toEqual({ total: 24, done: sums(12_000) });
    await system.run(foldTallies);
    expect(await system.query(sql`select from invoice_tally_delta`)).toEqual([]);
    expect(await counted(shop)).toEqual({ total: 24, done: sums(12_000) });
  });

  // LEDGER-29
  it('follow an invoice into DONE and out of it, day by day', async () => {
    const shop = await system.shop();
    const staff = staffOf(shop);
    const deposit = await system.createDeposit(shop, 5_000_000n);
    await system.move(deposit, 'DONE');
    expect((await counted(shop)).done).toEqual(sums(5_000_000));
    system.clock.advance(day);
    await system.move(deposit, 'ERROR');
    expect((await counted(shop)).done).toEqual(sums(0));
    const { terminalId } = shop;
    const trend = await system.run((tx) =>
      doneByDay(tx, { staff, terminalId, now: system.clock.now() }),
    );
    expect(trend.days).toHaveLength(14);
    expect(trend.days.slice(-2)).toMatchObject([
      { sum: 5_000_000, count: 1 },
      { sum: -5_000_000, count: -1 },
    ]);
  });

  it('keep to the person’s scope', async () => {
    const shop = await system.shop();
    const other = staffOf(await system.shop());
    const { terminalId } = shop;
    await system.put(shop, { status: 'DONE' });
    expect((await system.list(other)).total).toBe(0);
    expect((await system.list(other, { terminalId })).total).toBe(0);
    const question = { staff: other, flowType: 'DEPOSIT', terminalId } as const;
    await expect(system.run((tx) => totalDone(tx, question))).rejects.toMatchObject({
      code: 'not_found',
    });
    const blind = await system.run((tx) => totalDone(tx, { ...question, terminalId: undefined }));
    expect(blind).toEqual(sums(0));
  });
});
