import type { WebhookType } from '@tiyin/api/types';
import { asId, type SettlementId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listSettlementCallbacks,
  sendSettlementAgain,
} from '../../src/callbacks/settlement-callbacks.ts';
import { anyAddress } from '../../src/outside/address-rules.ts';
import { createCallOut } from '../../src/outside/call-out.ts';
import { changeAmount } from '../../src/payments/invoices/change-amount.ts';
import { createSettlement } from '../../src/payments/settlements/create-settlement.ts';
import { setRate } from '../../src/payments/settlements/rates.ts';
import { webhookContracts } from '../harness/contract.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  second,
} from '../payments/test-system.ts';
import { type Receiver, answers, isSigned, openReceiver, takes } from './receiver.ts';

const contracts = webhookContracts();

let system: TestSystem;
let receiver: Receiver;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ callOut: createCallOut({ isAllowed: anyAddress }) });
});
beforeEach(async () => {
  receiver = await openReceiver();
  shop = await system.shop({ callbackUrl: receiver.url, feeBasisPoints: 0 });
});
afterEach(async () => {
  expectContract();
  await receiver.close();
  await system.expectBooksHold();
});
afterAll(() => system.close());

type Webhook = {
  readonly type: string;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
};

const parsed = (): Webhook[] => receiver.received.map(({ body }) => JSON.parse(body));
const sent = (): string[] =>
  parsed().map(({ type, data }) =>
    data['status'] === undefined ? type : `${type} ${String(data['status'])}`,
  );

/** Where a body differs from the schema of its type. */
function breachesOf(body: string): unknown[] {
  const contract = contracts.get(JSON.parse(body).type);
  if (!contract) return [`the contract has no such type: ${body}`];
  return contract.validate(JSON.parse(body)) ? [] : [contract.validate.errors];
}

/** Every webhook that was received is as the schema of its type. */
function expectContract(): void {
  expect(receiver.received.flatMap(({ body }) => breachesOf(body))).toEqual([]);
}

async function changeTo(amount: bigint, { invoiceId }: Deposit): Promise<void> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const reason = 'The customer called';
  const now = system.clock.now();
  const change = {
    staff,
    secrets,
    invoiceId,
    amount: minorUnits(amount),
    reason,
    expectedVersion: undefined,
    now,
  };
  await system.run((tx) => changeAmount(tx, change));
}

/** A deposit that is DONE. */
const paid = (amount: bigint) => refundSteps(system).paidDeposit(shop, amount);

async function settle(): Promise<void> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const now = system.clock.now();
  await system.run((tx) => setRate(tx, { staff, currency: 'UZS', perUsdt: 1_280_000n, now }));
  const settlement = {
    staff,
    terminalId: shop.terminalId,
    baseAmount: minorUnits(1_280_000n),
    settlementAmount: minorUnits(1_000_000n),
    confirmedRate: undefined,
    key: undefined,
    secrets,
    now,
  };
  await system.run((tx) => createSettlement(tx, settlement));
}

/** The causes of each type: a type without a row does not compile. */
const causes: { readonly [T in WebhookType]: () => Promise<void> } = {
  'invoice.status_changed': async () => {
    await system.createDeposit(shop, 1_000_000n);
  },
  'invoice.amount_changed': async () => {
    await changeTo(900_000n, await system.createDeposit(shop, 1_000_000n));
  },
  'refund.status_changed': async () => {
    await paid(4_000_000n);
    await refundSteps(system).refund(await paid(1_000_000n), 400_000n);
  },
  'settlement.created': async () => {
    await paid(4_000_000n);
    await settle();
  },
};

describe('a webhook of the type', () => {
  // API-240
  it.each(Object.entries(causes))(
    '%s is sent, signed, as the contract says',
    async (type, cause) => {
      await cause();
      await system.runDueJobs();
      const found = receiver.received.filter(({ body }) => JSON.parse(body).type === type);
      expect(found).not.toEqual([]);
      const [merchant] = await system.query(
        sql`select public_key from merchant where id = ${shop.merchantId}`,
      );
      for (const webhook of found) {
        expect(isSigned(webhook, String(merchant?.['public_key']))).toBe(true);
        expect(Object.keys(JSON.parse(webhook.body))).toEqual(['type', 'timestamp', 'data']);
      }
    },
  );

  // API-240
  it.each([...contracts])('%s has an example that its schema allows', (type, { example }) => {
    expect(breachesOf(JSON.stringify(example))).toEqual([]);
    expect(example).toMatchObject({ type });
  });

  it('has a row in the contract and in this test', () => {
    expect([...contracts.keys()]).toEqual(Object.keys(causes));
  });
});

// API-241
describe('a change of an invoice', () => {
  it('of its amount alone is invoice.amount_changed, with the sequence of the invoice', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await changeTo(900_000n, deposit);
    await system.requestRequisites(deposit, { amount: 800_000n });
    await system.runDueJobs();
    expect(parsed().map(({ type, data }) => [type, data['amount'], data['sequence']])).toEqual([
      ['invoice.status_changed', 1_000_000, 1],
      ['invoice.amount_changed', 900_000, 2],
      // The status carries the new amount, so that there is no second one.
      ['invoice.status_changed', 800_000, 3],
    ]);
  });

  it('that is a refund has a type of its own and no other', async () => {
    await paid(4_000_000n);
    const refund = await refundSteps(system).refund(await paid(1_000_000n), 400_000n);
    await system.runDueJobs();
    const own = parsed().filter(({ data }) => data['invoiceId'] === refund);
    expect(own.map(({ type, data }) => [type, data['status'], data['sequence']])).toEqual([
      ['refund.status_changed', 'NEW', 1],
      ['refund.status_changed', 'IN_PROGRESS', 2],
    ]);
  });
});

// API-242
describe('an address that fails', () => {
  it('gets the newest of each type of an invoice, in their order', async () => {
    receiver.behave(answers(503));
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    await changeTo(900_000n, deposit);
    // A newer one of another type does not replace it.
    await system.runDueJobs();
    expect(sent()).toEqual(['invoice.status_changed NEW', 'invoice.status_changed NEW']);
    await changeTo(800_000n, deposit);
    await system.requestRequisites(deposit, { amount: 800_000n });
    receiver.behave(takes);
    receiver.received.length = 0;
    await system.pass(minute);
    expect(parsed().map(({ type, data }) => [type, data['amount'], data['sequence']])).toEqual([
      ['invoice.amount_changed', 900_000, 2],
      ['invoice.amount_changed', 800_000, 3],
      ['invoice.status_changed', 800_000, 4],
    ]);
  });
});

// API-243
describe('an event that is not about an invoice', () => {
  const notified = () =>
    system.query(sql`select closed_at is not null as closed, details->>'webhook' as webhook
      from notification where kind = 'CALLBACK_FAILED' and subject = ${`merchant:${shop.merchantId}`}`);
  const settlements = () =>
    system.query(sql`select state, failed_tries from callback
      where merchant_id = ${shop.merchantId} order by number`);

  it('waits for no other, and a newer one does not replace it', async () => {
    await paid(8_000_000n);
    await system.runDueJobs();
    receiver.behave(answers(500));
    await system.createDeposit(shop, 1_000_000n);
    await settle();
    await settle();
    await system.runDueJobs();
    expect(await settlements()).toEqual([
      { state: 'WAITING', failed_tries: 1 },
      { state: 'WAITING', failed_tries: 1 },
    ]);
    receiver.behave(takes);
    receiver.received.length = 0;
    await system.pass(6 * second);
    expect(sent().toSorted()).toEqual([
      'invoice.status_changed NEW',
      'settlement.created',
      'settlement.created',
    ]);
    expect(new Set(parsed().map(({ data }) => data['id'])).size).toBe(3);
  });

  // LEDGER-322
  it('is listed with its settlement, each try with its answer, and sent again by a person', async () => {
    await paid(4_000_000n);
    await system.runDueJobs();
    receiver.behave(answers(500));
    await settle();
    await system.runDueJobs();
    const staff = { ...(await system.operator()), testDashboard: true };
    const [row] = await system.query(
      sql`select id from settlement where merchant_id = ${shop.merchantId}`,
    );
    const question = { staff, id: asId<SettlementId>(Number(row?.['id'])) };
    const list = () => system.run((tx) => listSettlementCallbacks(tx, question));
    expect(await list()).toMatchObject([
      {
        status: 'WAITING',
        body: receiver.received.at(-1)?.body,
        nextTryDate: expect.any(String),
        tries: [{ statusCode: 500 }],
      },
    ]);
    receiver.behave(takes);
    const now = system.clock.now();
    await system.run((tx) => sendSettlementAgain(tx, { ...question, now }));
    await system.runDueJobs();
    expect(await list()).toMatchObject([
      { status: 'EXECUTED', nextTryDate: null, tries: [{ statusCode: 204 }] },
      { status: 'WAITING', tries: [{ statusCode: 500 }] },
    ]);
    const other = await system.shop();
    const stranger = { ...staff, permissions: [], merchantId: other.merchantId };
    await expect(
      system.run((tx) => listSettlementCallbacks(tx, { ...question, staff: stranger })),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is retried for a day, then staff are notified until another is accepted', async () => {
    await paid(8_000_000n);
    await system.runDueJobs();
    receiver.behave(answers(500));
    await settle();
    for (let hour = 0; hour < 48; hour += 1) await system.pass(60 * minute);
    expect(await settlements()).toEqual([{ state: 'FAILED', failed_tries: 11 }]);
    const own = receiver.received.filter(({ body }) => body.includes('settlement.created'));
    expect(new Set(own.map(({ id }) => id)).size).toBe(1);
    expect(await notified()).toEqual([{ closed: false, webhook: 'settlement.created' }]);
    receiver.behave(takes);
    await settle();
    await system.runDueJobs();
    expect(await notified()).toEqual([{ closed: true, webhook: 'settlement.created' }]);
  });

  it('is not written without an address', async () => {
    shop = await system.shop({ feeBasisPoints: 0 });
    await paid(4_000_000n);
    await settle();
    expect(await settlements()).toEqual([]);
  });
});
