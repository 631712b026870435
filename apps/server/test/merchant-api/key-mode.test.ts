import { randomUUID } from 'node:crypto';
import type { CreatedForm, MerchantEventList } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { money, minorUnits } from '@tiyin/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountMovement, apiKey, person, settlement, terminal } from '../../src/db/schema.ts';
import { post } from '../../src/payments/ledger/post.ts';
import { createApiToken, hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer } from '../callers.ts';
import { expected } from '../staff/people-actors.ts';
import { type TestApp, openTestApp } from '../test-app.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';

type Side = { readonly isTest: boolean; readonly call: Caller };

const base = '/api/merchant/v1';
let testApp: TestApp;
let shop: OwnShop;
/** A deposit of each mode; its deposits are made at the one terminal, which leaves test in between. */
const made = new Map<boolean, string>();
const sides: Side[] = [];

beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  shop = await openOwnShop(testApp);
  for (const isTest of [true, false]) {
    sides.push({ isTest, call: await keyFor(isTest) });
    await setMode(isTest);
    made.set(isTest, (await shop.pay(isTest ? 'in-test' : 'in-production')).invoiceId);
    await writeMoney(isTest);
  }
  await testApp.context.database.transaction((tx) =>
    tx.update(terminal).set({ isTest: true }).where(eq(terminal.id, shop.payoutTerminalId)),
  );
});
afterAll(() => testApp.close());

async function keyFor(isTest: boolean): Promise<Caller> {
  const token = createApiToken();
  const values = { merchantId: shop.merchantId, tokenHash: hashToken(token), isTest };
  await testApp.context.database.transaction((tx) =>
    tx.insert(apiKey).values({ ...values, createdAt: testApp.clock.now() }),
  );
  return merchantServer(testApp.app, token);
}

function setMode(isTest: boolean) {
  return testApp.context.database.transaction((tx) =>
    tx.update(terminal).set({ isTest }).where(eq(terminal.id, shop.terminalId)),
  );
}

/** A balance and a settlement of a mode. */
async function writeMoney(isTest: boolean): Promise<void> {
  const now = testApp.clock.now();
  await testApp.context.database.transaction(async (tx) => {
    const accountId = shop.accountIds[0] ?? asId(0);
    const movement = {
      accountId,
      amount: minorUnits(5n),
      comment: 'For a balance',
      createdAt: now,
    };
    const [moved] = await tx.insert(accountMovement).values(movement).returning();
    const to = { kind: 'merchant_balance', merchantId: shop.merchantId } as const;
    const movements = [
      { from: { kind: 'treasury' }, to, money: money(minorUnits(5n), 'UZS') },
    ] as const;
    const posting = { kind: 'account_movement', movementId: moved?.id ?? asId(0) } as const;
    await post(tx, { ...posting, isTest, movements, now });
    const [someone] = await tx.select({ id: person.id }).from(person).limit(1);
    await tx.insert(settlement).values({
      merchantId: shop.merchantId,
      terminalId: shop.terminalId,
      currency: 'UZS',
      isTest,
      baseAmount: minorUnits(1n),
      settlementAmount: minorUnits(1n),
      impliedRate: 1n,
      personId: someone?.id ?? asId(0),
      createdAt: now,
    });
  });
}

const request = (call: Caller, path: string, body?: object) =>
  call({
    method: body === undefined ? 'GET' : 'POST',
    url: `${base}${path}`,
    headers: { 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body }),
  });

const callOf = (isTest: boolean) => sides.find((side) => side.isTest === isTest)?.call ?? shop.call;

// API-489
describe.each([true, false])('of test: %s', (isTest) => {
  test('a key for test and one for production each see only their own', async () => {
    const call = callOf(isTest);
    for (const path of ['/invoices', '/balances', '/settlements', '/terminals']) {
      const { items } = await expected<{ items: { isTest: boolean }[] }>(request(call, path), 200);
      expect([path, items.map((item) => item.isTest)]).toEqual([path, [isTest]]);
      const all = await expected<{ items: object[] }>(request(shop.call, path), 200);
      expect([path, all.items.length]).toEqual([path, 2]);
    }
    const file = (await request(call, '/reports/invoices')).body;
    expect(file).toContain(isTest ? 'in-test' : 'in-production');
    expect(file).not.toContain(isTest ? 'in-production' : 'in-test');
    const events = await expected<MerchantEventList>(request(call, '/events'), 200);
    const all = await expected<MerchantEventList>(request(shop.call, '/events'), 200);
    expect(events.items).toEqual(all.items.filter(({ data }) => data['isTest'] === isTest));
    expect(events.items.length).toBeLessThan(all.items.length);
    expect(events.next).toBe(all.next);
  });

  test('an invoice of the other mode is not there', async () => {
    const call = callOf(isTest);
    const foreign = `/invoices/${made.get(!isTest)}`;
    const refund = { amount: 1, reason: 'Broken goods' };
    const answers = [
      await request(call, foreign),
      await request(call, `${foreign}/refunds`, refund),
      await call({ method: 'POST', url: `${base}${foreign}/cancel` }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const own = `/invoices/${made.get(isTest)}`;
    expect((await request(call, own)).statusCode).toBe(200);
    expect((await request(call, `${own}/refunds`, refund)).json().code).toBe('not_refundable');
  });

  test('a terminal of the other mode is unknown to a key', async () => {
    const payout = {
      terminalId: shop.payoutTerminalId,
      amount: 5_000_000,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u' },
      paymentMethodName: 'Humo',
      credential: '9860120115551234',
    };
    // The terminal of payouts is in test, the one of deposits in production.
    const paid = (await request(callOf(isTest), '/payouts', payout)).json().code;
    expect(paid).toBe(isTest ? 'insufficient_funds' : 'terminal_unknown');
    const form = {
      terminalId: shop.terminalId,
      type: 'Deposit',
      amount: 5_000_000,
      canChangeAmount: false,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    };
    const created = (await request(callOf(isTest), '/forms', form)).json<
      CreatedForm & { code?: string }
    >();
    expect(created.code).toBe(isTest ? 'terminal_unknown' : undefined);
  });
});

// API-492
// After the others, which count the invoices.
test.each([true, false])(
  'a stored response of the other mode is not given to a key: of test %s',
  async (isTest) => {
    const body = {
      terminalId: shop.terminalId,
      type: 'Deposit',
      amount: 5_000_000,
      canChangeAmount: false,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: 'u' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    };
    const headers = { 'idempotency-key': randomUUID() };
    const create = (call: Caller) => call({ method: 'POST', url: `${base}/forms`, headers, body });
    await setMode(isTest);
    const first = await expected<CreatedForm>(create(shop.call), 201);
    expect(await expected<CreatedForm>(create(callOf(isTest)), 201)).toEqual(first);
    const refused = await create(callOf(!isTest));
    await setMode(false);
    expect(refused.json()).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    expect(refused.body).not.toContain(first.invoiceId);
  },
);
