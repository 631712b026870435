import type { AlertRuleRequest } from '@tiyin/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, openReceiver, type Receiver, takes } from '../callbacks/receiver.ts';
import type { Shop } from '../payments/shop.ts';
import { minute } from '../payments/test-system.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

let system: AlertSystem;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  system = await openAlertSystem();
});
beforeEach(async () => {
  [shop, other] = [await system.shop(), await system.shop()];
});
afterEach(() => system.reset());
afterAll(() => system.close());

type Condition = AlertRuleRequest['condition'];

/** The rules that fire now, by name, with their figures. */
async function fired(): Promise<Record<string, string>> {
  await system.pass(minute);
  const rows = await system.query(
    sql`select name, summary from alert_rule where fired_at is not null and ended_at is null order by id`,
  );
  return Object.fromEntries(rows.map((row) => [String(row['name']), String(row['summary'])]));
}

/** A rule of the same condition about each shop, and about all of them. */
async function addForEach(condition: Condition): Promise<void> {
  await system.addRule(shop, { name: 'own', condition, emails: [] });
  await system.addRule(other, { name: 'other', condition, emails: [] });
  await system.addRule(shop, { name: 'all', condition, emails: [], merchantId: null });
}

// RUN-560, RUN-561
describe('the success rate', () => {
  const condition = { kind: 'SUCCESS_RATE_BELOW', percent: 70, minutes: 30, minimum: 3 } as const;

  it('is that of the merchant of the rule alone, of enough payments', async () => {
    await addForEach(condition);
    await system.deposit(shop, 'DONE');
    await system.deposit(shop, 'CANCELED');
    expect(await fired()).toEqual({});
    await system.deposit(shop, 'CANCELED');
    const figures = '33.3 % of 3 payments succeeded in 30 minutes';
    expect(await fired()).toEqual({ own: figures, all: figures });
    for (let paid = 0; paid < 4; paid += 1) await system.deposit(other, 'DONE');
    expect(await fired()).toEqual({ own: figures });
    // Too few are no sign that it is over.
    await system.pass(31 * minute);
    expect(await fired()).toEqual({ own: figures });
    for (let paid = 0; paid < 3; paid += 1) await system.deposit(shop, 'DONE');
    expect(await fired()).toEqual({});
  });

  it('is that of one terminal, in the mode that the terminal has', async () => {
    const { terminalId, payoutTerminalId } = shop;
    await system.addRule(shop, { name: 'this', condition, terminalId, emails: [] });
    const payouts = { name: 'payouts', condition, terminalId: payoutTerminalId, emails: [] };
    await system.addRule(shop, payouts);
    for (let count = 0; count < 3; count += 1) await system.deposit(shop, 'CANCELED');
    expect(await fired()).toEqual({ this: '0 % of 3 payments succeeded in 30 minutes' });
  });

  it('is of test or production, as the person looked who made the rule', async () => {
    await system.addRule(shop, { name: 'test', condition, emails: [] });
    await system.query(
      sql`update person set test_dashboard = false where username = 'operator' returning id`,
    );
    await system.addRule(shop, { name: 'production', condition, emails: [] });
    await system.query(
      sql`update person set test_dashboard = true where username = 'operator' returning id`,
    );
    for (let count = 0; count < 3; count += 1) await system.deposit(shop, 'CANCELED');
    expect(Object.keys(await fired())).toEqual(['test']);
  });
});

// RUN-560, RUN-561
it('no payments is about payments that succeed', async () => {
  await system.pass(31 * minute);
  await addForEach({ kind: 'NO_PAYMENTS', minutes: 30 });
  await system.deposit(shop, 'CANCELED');
  const none = 'No payment succeeded in 30 minutes, and';
  expect(await fired()).toEqual({
    own: `${none} 1 ended otherwise`,
    other: `${none} 0 ended otherwise`,
    all: `${none} 1 ended otherwise`,
  });
  await system.deposit(shop, 'DONE');
  expect(Object.keys(await fired())).toEqual(['other']);
});

// RUN-560, RUN-561
describe('failing callbacks', () => {
  let server: Receiver;
  beforeEach(async () => {
    server = await openReceiver();
    [shop, other] = [
      await system.shop({ callbackUrl: server.url }),
      await system.shop({ callbackUrl: server.url }),
    ];
  });
  afterEach(() => server.close());

  it('are counted by callback, not by try, of the merchant of the rule alone', async () => {
    await addForEach({ kind: 'CALLBACKS_FAILING', minutes: 30, count: 2 });
    server.behave(answers(500));
    await system.createDeposit(shop, 1_000_000n);
    await system.pass(minute);
    expect(await fired()).toEqual({});
    await system.createDeposit(shop, 2_000_000n);
    await system.createDeposit(other, 2_000_000n);
    await system.runDueJobs();
    expect(await fired()).toEqual({
      own: '2 of 2 callbacks failed in 30 minutes',
      all: '3 of 3 callbacks failed in 30 minutes',
    });
    server.behave(takes);
    await system.pass(15 * minute);
    expect(await fired()).toEqual({});
  });

  it('are a share of those that were tried, of enough of them', async () => {
    await addForEach({ kind: 'CALLBACKS_FAILING', minutes: 30, percent: 50, minimum: 3 });
    await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    server.behave(answers(500));
    await system.createDeposit(shop, 2_000_000n);
    await system.runDueJobs();
    expect(await fired()).toEqual({});
    await system.createDeposit(shop, 3_000_000n);
    await system.runDueJobs();
    const { own, other: ofOther } = await fired();
    expect([own, ofOther]).toEqual(['2 of 3 callbacks failed in 30 minutes', undefined]);
  });
});

// RUN-560, RUN-561
it('an account is near its limit when it has that share of it, and is enabled', async () => {
  const account = { kind: 'ACCOUNT_NEAR_LIMIT', percent: 80 } as const;
  await system.addRule(shop, { name: 'near', condition: account, merchantId: null, emails: [] });
  const [accountId] = shop.accountIds;
  await system.query(
    sql`update payment_account set "limit" = 1200000 where id = ${accountId} returning id`,
  );
  expect(await fired()).toEqual({});
  await system.deposit(shop, 'DONE');
  const figures = await fired();
  expect(figures['near']).toMatch(
    new RegExp(`^Account ${accountId} has 10\u202F.*of 12\u202F000.00\u00A0UZS`),
  );
  await system.query(
    sql`update payment_account set is_enabled = false where id = ${accountId} returning id`,
  );
  expect(await fired()).toEqual({});
});

// RUN-560
it('a broken check of the system is named', async () => {
  const broken = { kind: 'INVARIANT_BROKEN' } as const;
  await system.addRule(shop, { name: 'checks', condition: broken, merchantId: null, emails: [] });
  expect(await fired()).toEqual({});
  await system.query(sql`insert into invariant_result
    (id, state, broken_since, violations, subjects, examples, figures, duration_ms)
    values ('currencies', 'BROKEN', now(), 1, '[]', '[]', '[]', 1) returning id`);
  expect((await fired())['checks']).toMatch(/^Broken: /);
  await system.query(sql`delete from invariant_result returning id`);
  expect(await fired()).toEqual({});
});

// RUN-560, RUN-561
it('a balance is that of the merchant and the currency of the rule', async () => {
  const below = { kind: 'BALANCE_BELOW', amount: 900_000, currency: 'UZS' } as const;
  await system.addRule(shop, { name: 'own', condition: below, emails: [] });
  await system.addRule(other, { name: 'other', condition: below, emails: [] });
  const rubles = { ...below, currency: 'RUB' } as const;
  await system.addRule(shop, { name: 'rubles', condition: rubles, emails: [] });
  await system.deposit(shop, 'DONE');
  expect(await fired()).toEqual({
    other: 'The balance is 0.00\u00A0UZS',
    rubles: 'The balance is 0.00\u00A0RUB',
  });
});
