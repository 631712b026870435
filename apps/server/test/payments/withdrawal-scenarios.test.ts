import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { initForm } from '../../src/payments/form/init-form.ts';
import { ProblemError } from '../../src/problem.ts';
import { cancelAs } from './cancel-as.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import type { Posted } from './test-system-rows.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
beforeEach(() => steps.autoRetry('false'));
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const amount = 1_000_000n;
/** 1.5 %. */
const fee = 15_000n;
const reserved: Posted = { merchant_balance: -1_015_000n, merchant_reserve: 1_015_000n };
const released: Posted = { merchant_balance: 1_015_000n, merchant_reserve: -1_015_000n };
const paid: Posted = { merchant_reserve: -1_015_000n, payment_account: 1_000_000n, fees: fee };
const takenBack: Posted = {
  merchant_balance: 1_015_000n,
  payment_account: -1_000_000n,
  fees: -fee,
};

/** A merchant with 9 850 000 on the balance and 10 000 000 on the first account. */
async function funded(options: Parameters<TestSystem['shop']>[0] = {}): Promise<Shop> {
  const shop = await system.shop(options);
  await steps.earn(shop, 10_000_000n);
  return shop;
}

/** A withdrawal whose customer said where it shall go. */
async function sent(shop: Shop, its_: bigint = amount): Promise<Deposit> {
  const withdrawal = await steps.createWithdrawal(shop, its_);
  await steps.complete(withdrawal);
  return withdrawal;
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? error.code : `no problem: ${String(error)}`;
}

const notificationsOf = async (invoiceId: string): Promise<unknown[]> => {
  const rows = await system.query(sql`
    select kind from notification where subject = ${`invoice:${invoiceId}`}
      and closed_at is null order by id`);
  return rows.map(({ kind }) => kind);
};

describe('a withdrawal that goes as it should', () => {
  it('is returned to with the method and amount that its customer chose', async () => {
    const shop = await funded();
    const { formId } = await steps.createWithdrawal(shop, amount);
    const { secrets, config } = system.context;
    const { publicUrl } = config;
    const opening = { formId, secrets, publicUrl, now: system.clock.now() };
    const init = await system.run((tx) => initForm(tx, opening));
    expect(init).toMatchObject({ type: 'Withdrawal', paymentMethodName: 'Humo', status: 'NEW' });
    expect(init.amount).toBe(Number(amount));
    expect(init).not.toHaveProperty('issued');
  });

  // INVOICE-28, INVOICE-31, LEDGER-20
  it('is reserved at once, paid 3 seconds later and booked with its fee', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    expect(await system.balance(shop, 'merchant_balance')).toBe(8_835_000n);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(1_015_000n);
    await system.pass(3 * second - 1);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    await system.pass(1);
    expect(await system.seen(withdrawal)).toBe('DONE');
    expect(await system.postings(withdrawal)).toEqual([reserved, paid]);
    expect(await system.balance(shop, 'merchant_balance')).toBe(8_835_000n);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
    expect(await system.events(withdrawal)).toEqual([
      'created → NEW',
      'method_chosen',
      'payout_started → IN_PROGRESS',
      'payout_sent',
      'payout_paid → PAYED',
      'booked → DONE',
    ]);
    expect(await steps.payouts(withdrawal.invoiceId)).toMatchObject([
      { number: 1, round: 1, attempt: 1, status: 'PAID' },
    ]);
  });

  it('keeps the payee encrypted, its last four digits in clear', async () => {
    const { invoiceId } = await sent(await funded());
    const row = await system.row(invoiceId);
    expect(row.credentialLastFour).toBe('1234');
    expect(row.credentialEncrypted).not.toContain('9860120115551234');
  });

  it('is made by the merchant’s server without a form, too', async () => {
    const invoiceId = await steps.payOut(await funded(), amount);
    await system.pass(3 * second);
    expect(await system.row(invoiceId)).toMatchObject({ status: 'DONE', fee });
  });

  it('completed twice is sent once', async () => {
    const withdrawal = await sent(await funded());
    await steps.complete(withdrawal, '9860350142210077');
    expect(await steps.payouts(withdrawal.invoiceId)).toHaveLength(1);
    expect((await system.row(withdrawal.invoiceId)).credentialLastFour).toBe('1234');
  });

  // ROUTING-29
  it('is paid from the account that covers it, and why the other does not is kept', async () => {
    const shop = await system.shop({ accounts: [{ priority: 1 }, { priority: 2 }] });
    const [poor, rich] = shop.accountIds.toReversed();
    await steps.earn(shop, 3_000_000n);
    await system.run(async (tx) => {
      // The money came to the account of the higher priority; the other pays when it comes first.
      await tx.execute(sql`update payment_account set priority = 9 where id = ${rich}`);
    });
    const withdrawal = await sent(shop);
    const events = await system.eventRows(withdrawal);
    expect(events.find(({ code }) => code === 'payout_sent')?.details).toMatchObject({
      routing: [
        { accountId: rich, outcome: 'too_little_money' },
        { accountId: poor, outcome: 'chosen' },
      ],
    });
  });
});

describe('a withdrawal that does not begin', () => {
  // INVOICE-29
  it('is DECLINED where the balance is too small, and nothing is posted', async () => {
    const withdrawal = await steps.createWithdrawal(await system.shop(), amount);
    expect(await steps.complete(withdrawal)).toMatchObject({ isPossible: false });
    expect(await system.status(withdrawal)).toBe('DECLINED');
    expect(await system.postings(withdrawal)).toEqual([]);
  });

  it('needs the fee on top of the amount', async () => {
    const shop = await system.shop();
    await steps.earn(shop, 1_020_000n);
    const withdrawal = await steps.createWithdrawal(shop, amount);
    expect(await steps.complete(withdrawal)).toMatchObject({ isPossible: false });
  });

  // LEDGER-22
  it('is not made at all where the merchant’s server asks for more than there is', async () => {
    const shop = await system.shop();
    expect(await problemOf(steps.payOut(shop, amount))).toBe('insufficient_funds');
    const rows = await system.query(
      sql`select id from invoice where merchant_id = ${shop.merchantId}`,
    );
    expect(rows).toEqual([]);
  });

  // INVOICE-30
  it('is CANCELED when its deadline passes before the customer completes', async () => {
    const withdrawal = await steps.createWithdrawal(await funded(), amount);
    await system.pass(15 * minute);
    expect(await system.status(withdrawal)).toBe('CANCELED');
    expect(await problemOf(steps.complete(withdrawal))).toBe('form_ended');
  });

  it('asks for a card that can be one, and loses nothing', async () => {
    const withdrawal = await steps.createWithdrawal(await funded(), amount);
    expect(await problemOf(steps.complete(withdrawal, '98601201'))).toBe('credential_not_valid');
    expect(await system.status(withdrawal)).toBe('NEW');
    await steps.complete(withdrawal);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
  });

  it.each(['merchant', 'customer'] as const)('is CANCELED when its %s gives it up', async (who) => {
    const withdrawal = await steps.createWithdrawal(await system.shop(), amount);
    expect(await cancelAs[who](system, withdrawal)).toMatchObject({ status: 'CANCELED' });
    expect(await problemOf(steps.complete(withdrawal))).toBe('form_ended');
  });

  it('cannot be cancelled once it is on its way', async () => {
    const withdrawal = await sent(await funded());
    for (const cancel of Object.values(cancelAs)) {
      expect(await problemOf(cancel(system, withdrawal))).toBe('not_cancelable');
    }
  });
});

describe('a payout that is refused', () => {
  // INVOICE-32
  it('ends the withdrawal at once where auto-retry is off; what was reserved is free again', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop, 1_000_001n);
    await system.pass(3 * second);
    expect(await system.status(withdrawal)).toBe('DECLINED');
    expect(await system.balance(shop, 'merchant_balance')).toBe(9_850_000n);
    expect(await system.events(withdrawal)).toEqual([
      'created → NEW',
      'method_chosen',
      'payout_started → IN_PROGRESS',
      'payout_sent',
      'payout_refused',
      'payouts_exhausted → DECLINED',
    ]);
  });

  // ROUTING-39
  it('is tried by other accounts after 1 and 5 minutes where auto-retry is on, and ends without routes', async () => {
    await steps.autoRetry('true');
    const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
    for (const money of [10_000_000n, 10_000_001n]) {
      await steps.earn(shop, money);
      await system.run((tx) => tx.execute(sql`update payment_account set priority = -priority`));
    }
    const { invoiceId } = await sent(shop, 1_000_001n);
    await system.pass(3 * second);
    expect((await system.row(invoiceId)).status).toBe('IN_PROGRESS');
    await system.pass(1 * minute - 1);
    expect(await steps.payouts(invoiceId)).toHaveLength(1);
    await system.pass(1);
    expect(await steps.payouts(invoiceId)).toMatchObject([
      { status: 'FAILED', attempt: 1 },
      { status: 'NEW', attempt: 2 },
    ]);
    await system.pass(3 * second);
    expect((await system.row(invoiceId)).status).toBe('IN_PROGRESS');
    await system.pass(5 * minute);
    expect((await system.row(invoiceId)).status).toBe('DECLINED');
    expect(new Set((await steps.payouts(invoiceId)).map(({ accountId }) => accountId)).size).toBe(
      2,
    );
  });

  // INVOICE-45
  it('then Retry by a person: reserved again, a second payout, paid', async () => {
    const shop = await funded({ accounts: [{}, {}] });
    const { invoiceId, ...form } = await sent(shop);
    await steps.say('refused', invoiceId);
    expect((await system.row(invoiceId)).status).toBe('DECLINED');
    await steps.retry(invoiceId);
    expect((await system.row(invoiceId)).status).toBe('IN_PROGRESS');
    await steps.say('paid', invoiceId);
    expect(await system.postings({ invoiceId, ...form })).toEqual([
      reserved,
      released,
      reserved,
      paid,
    ]);
    expect(await steps.payouts(invoiceId)).toMatchObject([
      { status: 'FAILED', round: 1 },
      { status: 'PAID', round: 2 },
    ]);
  });

  it('is not retried where the balance is gone meanwhile', async () => {
    const shop = await funded();
    const { invoiceId } = await sent(shop, 5_000_000n);
    await steps.say('refused', invoiceId);
    await sent(shop, 9_000_000n);
    expect(await problemOf(steps.retry(invoiceId))).toBe('insufficient_funds');
  });

  it('is not retried while it is on its way, nor once it is DONE', async () => {
    const { invoiceId } = await sent(await funded());
    expect(await problemOf(steps.retry(invoiceId))).toBe('not_retryable');
    await steps.say('paid', invoiceId);
    expect(await problemOf(steps.retry(invoiceId))).toBe('not_retryable');
  });

  // INVOICE-44
  it('is a withdrawal’s alone: a deposit that was declined is not retried', async () => {
    const deposit = await system.createDeposit(await system.shop(), amount);
    await system.move(deposit, 'DECLINED');
    expect(await problemOf(steps.retry(deposit.invoiceId))).toBe('not_retryable');
  });
});

describe('a payout with an unknown outcome', () => {
  it('that timed out is requested again and turns out to be paid', async () => {
    const withdrawal = await sent(await funded(), 1_000_002n);
    await system.pass(3 * second);
    expect(await steps.payouts(withdrawal.invoiceId)).toMatchObject([{ status: 'UNKNOWN' }]);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    await system.pass(30 * second);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await steps.payouts(withdrawal.invoiceId)).toHaveLength(1);
  });

  // INVOICE-33
  it('comes to a person after 60 minutes, stays reserved and is never sent a second time', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop, 1_000_003n);
    const { invoiceId } = withdrawal;
    await system.pass(60 * minute - 1);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    await system.pass(1);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await system.balance(shop, 'merchant_reserve')).toBe(1_015_003n);
    expect(await notificationsOf(invoiceId)).toEqual(['PAYOUT_UNKNOWN']);
    expect(await problemOf(steps.retry(invoiceId))).toBe('payout_unknown');
    await steps.say('refused', invoiceId);
    expect(await system.status(withdrawal)).toBe('ERROR');
    await steps.retry(invoiceId);
    expect(await notificationsOf(invoiceId)).toEqual([]);
    expect(await steps.payouts(invoiceId)).toMatchObject([{ status: 'FAILED' }, { status: 'NEW' }]);
  });

  it('and was paid after all is booked without a person, who cannot retry it', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop, 1_000_003n);
    await system.pass(60 * minute);
    await steps.say('paid', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual([]);
    expect(await system.balance(shop, 'merchant_reserve')).toBe(0n);
    expect(await problemOf(steps.retry(withdrawal.invoiceId))).toBe('not_retryable');
  });
});

describe('reports that contradict', () => {
  // INVOICE-35
  it('paid after it was refused and released: reserved again, for a person', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop);
    await steps.say('refused', withdrawal.invoiceId);
    await steps.say('paid', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await system.balance(shop, 'merchant_reserve')).toBe(1_015_000n);
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual(['PAYOUT_AFTER_RELEASE']);
  });

  // LEDGER-23
  it('paid after release takes the balance below zero where it must, and says so', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop, 5_000_000n);
    await steps.say('refused', withdrawal.invoiceId);
    const other = await sent(shop, 9_000_000n);
    await steps.say('paid', other.invoiceId);
    await steps.say('paid', withdrawal.invoiceId);
    expect(await system.balance(shop, 'merchant_balance')).toBe(-4_360_000n);
    const subject = `merchant:${shop.merchantId}:UZS:test`;
    const open = () =>
      system.query(sql`
        select kind from notification where subject = ${subject} and closed_at is null`);
    expect(await open()).toEqual([{ kind: 'BALANCE_BELOW_ZERO' }]);
    await steps.earn(shop, 5_000_000n);
    await system.fold();
    expect(await open()).toEqual([]);
  });

  // INVOICE-34
  it('the first payout was paid after the second was sent: for a person, nothing more is sent', async () => {
    await steps.autoRetry('true');
    const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
    for (const money of [10_000_000n, 10_000_001n]) {
      await steps.earn(shop, money);
      await system.run((tx) => tx.execute(sql`update payment_account set priority = -priority`));
    }
    const { invoiceId } = await sent(shop, 1_000_003n);
    const [first] = await steps.payouts(invoiceId);
    await steps.say('refused', invoiceId);
    await system.pass(1 * minute);
    await steps.say('paid', invoiceId, first?.id);
    expect((await system.row(invoiceId)).status).toBe('ERROR');
    expect(await steps.payouts(invoiceId)).toMatchObject([{ status: 'PAID' }, { status: 'NEW' }]);
    expect(await notificationsOf(invoiceId)).toEqual(['REPORTS_CONTRADICT']);
  });

  it('refused after it was booked: it stays DONE, with a notification', async () => {
    const withdrawal = await sent(await funded());
    await steps.say('paid', withdrawal.invoiceId);
    await steps.say('refused', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual(['REPORTS_CONTRADICT']);
  });

  it('what was said twice counts once', async () => {
    const withdrawal = await sent(await funded());
    await steps.say('paid', withdrawal.invoiceId);
    const { version } = await system.row(withdrawal.invoiceId);
    await steps.say('paid', withdrawal.invoiceId);
    expect((await system.row(withdrawal.invoiceId)).version).toBe(version);
  });
});

describe('a person', () => {
  it('takes DONE back and sets it again: all is reversed, then booked at the same fee', async () => {
    const withdrawal = await sent(await funded());
    await steps.say('paid', withdrawal.invoiceId);
    await system.move(withdrawal, 'CANCELED');
    await system.move(withdrawal, 'DONE');
    expect(await system.postings(withdrawal)).toEqual([
      reserved,
      paid,
      takenBack,
      { merchant_balance: -1_015_000n, payment_account: 1_000_000n, fees: fee },
    ]);
  });

  it('books one that was never sent: the treasury stands in for the account', async () => {
    const shop = await funded();
    const withdrawal = await steps.createWithdrawal(shop, amount);
    await system.move(withdrawal, 'DONE');
    expect(await system.postings(withdrawal)).toEqual([
      { merchant_balance: -1_015_000n, treasury: 1_000_000n, fees: fee },
    ]);
  });

  // INVOICE-38
  it('moves one to where payouts go out: the money is reserved, and nothing is sent', async () => {
    const shop = await funded();
    const withdrawal = await steps.createWithdrawal(shop, amount);
    await system.move(withdrawal, 'IN_PROGRESS');
    await system.pass(minute);
    expect(await system.status(withdrawal)).toBe('IN_PROGRESS');
    expect(await system.postings(withdrawal)).toEqual([reserved]);
    expect(await steps.payouts(withdrawal.invoiceId)).toEqual([]);
  });

  it('opens a paid one again: its customer cannot have it sent a second time', async () => {
    const withdrawal = await sent(await funded());
    await steps.say('paid', withdrawal.invoiceId);
    await system.move(withdrawal, 'NEW');
    expect(await problemOf(steps.complete(withdrawal))).toBe('form_ended');
    expect(await steps.payouts(withdrawal.invoiceId)).toHaveLength(1);
  });

  it('cancels one on its way: money that is paid then is reserved again, for a person', async () => {
    const withdrawal = await sent(await funded());
    await system.move(withdrawal, 'CANCELED');
    await system.pass(3 * second);
    expect(await system.status(withdrawal)).toBe('ERROR');
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual(['PAYOUT_AFTER_RELEASE']);
  });
});

describe('a manual payout', () => {
  it('waits with a notification until a person records its outcome', async () => {
    const shop = await system.shop({ providerKind: 'manual', isTest: false });
    await steps.earn(shop, 10_000_000n);
    const withdrawal = await sent(shop);
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual(['PAYOUT_WAITS']);
    await steps.say('paid', withdrawal.invoiceId);
    expect(await system.status(withdrawal)).toBe('DONE');
    expect(await notificationsOf(withdrawal.invoiceId)).toEqual([]);
  });
});

describe('the amount of an invoice', () => {
  // INVOICE-41, INVOICE-42
  it('changes while a deposit waits: the new one is leased, the old one keeps its grace', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    await steps.changeAmount(deposit.invoiceId, 1_200_000n);
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      code: 'amount_changed',
      actorType: 'staff',
      details: { from: '1000000', to: '1200000' },
    });
    const rows = await system.query(sql`
      select amount::text, held_until is null as open from lease
      where invoice_id = ${deposit.invoiceId} order by id`);
    expect(rows).toEqual([
      { amount: '1000000', open: false },
      { amount: '1200000', open: true },
    ]);
    await system.report(deposit, { amount: 1_200_000n });
    expect(await system.row(deposit.invoiceId)).toMatchObject({ status: 'DONE', fee: 18_000n });
  });

  it('that changes after a person said that it was paid leaves no amount taken for good', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    await system.move(deposit, 'PAYED');
    await steps.changeAmount(deposit.invoiceId, 1_200_000n);
    await system.move(deposit, 'DONE');
    const open = await system.query(sql`
      select amount::text from lease
      where invoice_id = ${deposit.invoiceId} and held_until is null`);
    expect(open).toEqual([]);
  });

  it('does not change to one that another deposit waits for, nor beyond the account’s limit', async () => {
    const shop = await system.shop({ accounts: [{ limit: 3_000_000n }] });
    const deposit = await system.createDeposit(shop, amount);
    await system.requestRequisites(deposit);
    await system.requestRequisites(await system.createDeposit(shop, 1_200_000n));
    expect(await problemOf(steps.changeAmount(deposit.invoiceId, 1_200_000n))).toBe('amount_taken');
    expect(await problemOf(steps.changeAmount(deposit.invoiceId, 2_000_000n))).toBe('not_allowed');
    expect(await problemOf(steps.changeAmount(deposit.invoiceId, amount))).toBe('amount_unchanged');
    expect(await system.row(deposit.invoiceId)).toMatchObject({ amount });
  });

  // INVOICE-40
  it('does not change once it is booked or reserved', async () => {
    const shop = await funded();
    const withdrawal = await sent(shop);
    expect(await problemOf(steps.changeAmount(withdrawal.invoiceId, 2n))).toBe('amount_fixed');
    await steps.say('paid', withdrawal.invoiceId);
    expect(await problemOf(steps.changeAmount(withdrawal.invoiceId, 2n))).toBe('amount_fixed');
  });

  // LEDGER-26
  it('of a declined withdrawal changes, and Retry pays the new one with its fee', async () => {
    const shop = await system.shop();
    const withdrawal = await steps.createWithdrawal(shop, 20_000_000n);
    await steps.complete(withdrawal);
    expect(await system.status(withdrawal)).toBe('DECLINED');
    await steps.earn(shop, 10_000_000n);
    await steps.changeAmount(withdrawal.invoiceId, amount);
    await steps.retry(withdrawal.invoiceId);
    await system.pass(3 * second);
    expect(await system.row(withdrawal.invoiceId)).toMatchObject({ status: 'DONE', fee });
  });
});
