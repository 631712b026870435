import type {
  MerchantBalanceList,
  MerchantInvoice,
  MerchantInvoiceList,
  MerchantSettlementList,
  MerchantTerminalList,
  PayoutBankList,
} from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { money, minorUnits } from '@tiyin/domain/money';
import { sbpBanks } from '@tiyin/domain/references';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMovement, person, settlement } from '../../src/db/schema.ts';
import { post } from '../../src/payments/ledger/post.ts';
import { minute } from '../payments/test-system.ts';
import { expected } from '../staff/people-actors.ts';
import { type TestApp, openTestApp } from '../test-app.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';

const base = '/api/merchant/v1';
let testApp: TestApp;
let shop: OwnShop;
let stranger: OwnShop;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  shop = await openOwnShop(testApp);
  stranger = await openOwnShop(testApp);
});
afterAll(() => testApp.close());

const get = <T>(path: string, by = shop) =>
  expected<T>(by.call({ method: 'GET', url: `${base}${path}` }), 200);
const list = (query: string, by = shop) => get<MerchantInvoiceList>(`/invoices?${query}`, by);
const merchantIds = ({ items }: MerchantInvoiceList) => items.map((each) => each.merchantInvoiceId);

// API-461
test('a merchant finds its invoices by order, status, terminal and time, and nobody else’s', async () => {
  const first = await shop.pay('order-1');
  testApp.clock.advance(minute);
  const noon = testApp.clock.now().toISOString();
  await shop.pay('order-2');
  await shop.call({ method: 'POST', url: `${base}/invoices/${first.invoiceId}/cancel` });
  expect(merchantIds(await list(''))).toEqual(['order-2', 'order-1']);
  expect(merchantIds(await list('merchantInvoiceId=order-1'))).toEqual(['order-1']);
  expect(merchantIds(await list('status=CANCELED&status=DONE'))).toEqual(['order-1']);
  expect(merchantIds(await list(`createdFrom=${noon}`))).toEqual(['order-2']);
  expect(merchantIds(await list(`createdTo=${noon}`))).toEqual(['order-1']);
  expect(merchantIds(await list(`terminalId=${shop.payoutTerminalId}`))).toEqual([]);
  expect(merchantIds(await list('merchantInvoiceId=order-1', stranger))).toEqual([]);
  const read = await get<MerchantInvoice>(`/invoices/${first.invoiceId}`);
  expect((await list('merchantInvoiceId=order-1')).items).toEqual([read]);
});

// API-461
test('pages by cursor show every invoice once, though new ones are made meanwhile', async () => {
  const own = await openOwnShop(testApp);
  // Several of one instant: the id decides.
  for (let made = 1; made <= 5; made += 1) await own.pay(`page-${made}`);
  const seen: string[] = [];
  let after = '';
  for (let page = 1; page <= 3; page += 1) {
    const answer = await list(`limit=2${after}`, own);
    seen.push(...merchantIds(answer));
    expect(answer.next === null).toBe(page === 3);
    after = `&after=${answer.next}`;
    testApp.clock.advance(minute);
    await own.pay(`meanwhile-${page}`);
  }
  expect(seen.toSorted()).toEqual(['page-1', 'page-2', 'page-3', 'page-4', 'page-5']);
  const wrong = await own.call({ method: 'GET', url: `${base}/invoices?after=1` });
  expect(wrong.json()).toMatchObject({ status: 400, errors: [{ path: 'query.after' }] });
});

// API-464
test('the file has the invoices of the same filter', async () => {
  const own = await openOwnShop(testApp);
  await own.pay('in-file');
  await own.pay('=1+1');
  const url = `${base}/reports/invoices`;
  const all = await own.call({ method: 'GET', url });
  expect(all.headers['content-type']).toContain('text/csv');
  const [header, ...lines] = all.body.split('\r\n').slice(0, -1);
  expect(header).toContain('Merchant Invoice ID');
  expect(header).not.toContain('Provider Invoice ID');
  expect(lines).toHaveLength(2);
  expect(all.body).toContain("'=1+1");
  const one = await own.call({ method: 'GET', url: `${url}?merchantInvoiceId=in-file` });
  expect(one.body.split('\r\n').slice(1, -1)).toHaveLength(1);
});

// API-462
test('a merchant reads its own balances, test and production apart', async () => {
  const own = await openOwnShop(testApp);
  expect(await get<MerchantBalanceList>('/balances', own)).toEqual({ items: [] });
  await testApp.context.database.transaction(async (tx) => {
    for (const [isTest, amount] of [
      [true, 700n],
      [false, 500n],
    ] as const) {
      const [moved] = await tx
        .insert(accountMovement)
        .values({
          accountId: own.accountIds[0] ?? asId(0),
          amount: minorUnits(amount),
          comment: 'For a balance',
          createdAt: testApp.clock.now(),
        })
        .returning();
      await post(tx, {
        kind: 'account_movement',
        movementId: moved?.id ?? asId(0),
        isTest,
        movements: [
          {
            from: { kind: 'treasury' },
            to: { kind: 'merchant_balance', merchantId: own.merchantId },
            money: money(minorUnits(amount), 'UZS'),
          },
        ],
        now: testApp.clock.now(),
      });
    }
  });
  expect(await get<MerchantBalanceList>('/balances', own)).toEqual({
    items: [
      { currency: 'UZS', isTest: false, amount: 500 },
      { currency: 'UZS', isTest: true, amount: 700 },
    ],
  });
  expect(await get<MerchantBalanceList>('/balances', stranger)).toEqual({ items: [] });
});

// API-463
test('a merchant reads its terminals with the methods, limits and fees that they offer', async () => {
  const { items } = await get<MerchantTerminalList>('/terminals');
  expect(items.map(({ id, type }) => [id, type])).toEqual([
    [shop.terminalId, 'Deposit'],
    [shop.payoutTerminalId, 'Withdrawal'],
  ]);
  const [method] = items[0]?.methods ?? [];
  expect(method).toMatchObject({ name: 'Humo', feeBasisPoints: 150, feeFixed: 0 });
  const { maxAmount = 0, name = '' } = method ?? {};
  const beyond = { amount: maxAmount + 1, paymentMethodName: name };
  await expect(shop.pay('beyond', beyond)).rejects.toThrow(/\/amount/);
  await shop.pay('at-the-limit', { ...beyond, amount: maxAmount });
});

// API-463
test('the banks of Sbp payouts are listed by key', async () => {
  const { items } = await get<PayoutBankList>('/banks');
  expect(items.map(({ codeInteger }) => codeInteger)).toEqual(
    sbpBanks.map(({ code }) => Number(code)),
  );
});

// API-465
test('a merchant lists its settlements by cursor, newest first', async () => {
  await testApp.context.database.transaction(async (tx) => {
    const [someone] = await tx.select({ id: person.id }).from(person).limit(1);
    const of = (own: OwnShop, baseAmount: bigint) => ({
      merchantId: own.merchantId,
      terminalId: own.terminalId,
      currency: 'UZS' as const,
      isTest: false,
      baseAmount: minorUnits(baseAmount),
      settlementAmount: minorUnits(1_000_000n),
      impliedRate: 1n,
      personId: someone?.id ?? asId(0),
      createdAt: testApp.clock.now(),
    });
    await tx.insert(settlement).values([of(shop, 1n), of(stranger, 9n), of(shop, 2n)]);
  });
  const first = await get<MerchantSettlementList>('/settlements?limit=1');
  expect(first.items).toMatchObject([{ amount: 2, currency: 'UZS', isTest: false }]);
  const second = await get<MerchantSettlementList>(`/settlements?limit=1&after=${first.next}`);
  expect(second).toMatchObject({ items: [{ amount: 1 }], next: null });
});
