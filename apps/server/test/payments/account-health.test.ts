import { asId, type AccountId, type PoolId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePoolHealth } from '../../src/payments/accounts/pool-health.ts';
import { resumeAccount } from '../../src/payments/accounts/resume-account.ts';
import { runMatchWindow } from '../../src/payments/invoices/expire.ts';
import { transferSteps } from './transfer-steps.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
/** The account under test, which has the higher priority, and another one of its pool. */
let accountId: AccountId;
let otherId: AccountId;

beforeAll(async () => {
  system = await openTestSystem();
});
beforeEach(async () => {
  shop = await system.shop({ accounts: [{ priority: 2 }, { priority: 1 }] });
  [accountId = asId<AccountId>(0), otherId = asId<AccountId>(0)] = shop.accountIds;
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

let made = 0n;

/** An amount that no other deposit has, and for which the sandbox sends nothing. */
function nextAmount(): bigint {
  made += 1n;
  return 1_000_003n + made * 100n;
}

/** A deposit whose customer was shown an account, by default the one under test. */
async function shown(wantedId: AccountId = accountId, network?: string): Promise<Deposit> {
  const turnedOff = wantedId === accountId ? null : accountId;
  const setEnabled = (isEnabled: boolean) =>
    system.query(sql`update payment_account set is_enabled = ${isEnabled} where id = ${turnedOff}`);
  await setEnabled(false);
  const deposit = await system.createDeposit(shop, nextAmount());
  await system.requestRequisites(deposit, { network });
  await setEnabled(true);
  expect((await system.row(deposit.invoiceId)).accountId).toBe(wantedId);
  return deposit;
}

/** A deposit whose customer says "I have paid". */
async function claimed(network?: string): Promise<Deposit> {
  const deposit = await shown(accountId, network);
  system.clock.advance(second);
  await system.complete(deposit);
  return deposit;
}

/** So many customers say "I have paid", and the match windows of all end without money. */
async function unpaid(count: number, network?: string): Promise<Deposit[]> {
  const deposits: Deposit[] = [];
  for (let left = count; left > 0; left -= 1) deposits.push(await claimed(network));
  await system.pass(61 * minute);
  return deposits;
}

async function paid(wantedId?: AccountId): Promise<Deposit> {
  const deposit = await shown(wantedId);
  system.clock.advance(second);
  await system.report(deposit);
  return deposit;
}

async function state() {
  const [row] = await system.query(sql`select paused_at is not null as paused, version
    from payment_account where id = ${accountId}`);
  return row;
}

const isPaused = async () => (await state())?.['paused'];

const notifications = () =>
  system.query(sql`select details, is_test, closed_at is not null as closed from notification
    where kind = 'ACCOUNT_PAUSED' and subject = ${`account:${accountId}`} order by id`);

const audited = (action: string) =>
  system.query(sql`select actor_type, details from audit_entry
    where action = ${action} and subject = ${`account:${accountId}`} order by id`);

async function resume(reason = 'The bank has lifted its hold', expectedVersion?: number) {
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = { staff, accountId, reason, expectedVersion, secrets, now: system.clock.now() };
  return system.run((tx) => resumeAccount(tx, command));
}

async function changePool(change: { pausesAccounts: boolean; pauseAfter: number }) {
  const staff = await system.operator();
  const [row] = await system.query(
    sql`select pool_id from pool_account where account_id = ${accountId}`,
  );
  const poolId = asId<PoolId>(Number(row?.['pool_id']));
  const command = { staff, poolId, change, expectedVersion: undefined, now: system.clock.now() };
  return system.run((tx) => changePoolHealth(tx, command));
}

describe('an account pauses itself', () => {
  // ROUTING-250
  it('after 5 deposits in a row without money, while another of its pool was paid, and says why', async () => {
    const four = await unpaid(4);
    await paid(otherId);
    expect(await isPaused()).toBe(false);
    const before = await state();
    const [last] = await unpaid(1);
    expect(await state()).toEqual({ paused: true, version: Number(before?.['version']) + 1 });
    const invoices = [...four, ...(last ? [last] : [])]
      .toReversed()
      .map(({ invoiceId }) => invoiceId)
      .join(' ');
    const details = { pool: 'A pool', unpaid: 5, invoices };
    expect(await notifications()).toEqual([{ details, is_test: true, closed: false }]);
    expect(await audited('account.paused')).toEqual([{ actor_type: 'system', details }]);
  });

  // ROUTING-250
  it('unless it is the last usable one of its method', async () => {
    await unpaid(4);
    await paid(otherId);
    await system.query(sql`update payment_account set paused_at = now() where id = ${otherId}`);
    await unpaid(1);
    expect(await isPaused()).toBe(false);
  });

  it('after refusals of its provider as well', async () => {
    await paid(otherId);
    const deposits = await Promise.all([1, 2, 3, 4, 5].map(async () => claimed()));
    await paid(otherId);
    for (const deposit of deposits) await system.refuse(deposit);
    expect(await isPaused()).toBe(true);
  });

  it('once, and deposits that end later say nothing more', async () => {
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => claimed()));
    await paid(otherId);
    await system.pass(61 * minute);
    expect(await Promise.all(six.map(system.status))).toEqual(six.map(() => 'DECLINED'));
    expect(await notifications()).toHaveLength(1);
    expect(await audited('account.paused')).toHaveLength(1);
  });

  // ROUTING-250
  it('at the same moment on two servers, once', async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(async () => claimed()));
    await paid(otherId);
    system.clock.advance(61 * minute);
    const now = system.clock.now();
    // Each in a transaction of a connection of its own, as two servers run their jobs.
    await Promise.all(
      five.flatMap(({ invoiceId }) =>
        [1, 2].map(() => system.run((tx) => runMatchWindow(tx, invoiceId, now))),
      ),
    );
    expect(await isPaused()).toBe(true);
    expect(await notifications()).toHaveLength(1);
    expect(await audited('account.paused')).toHaveLength(1);
  });
});

describe('an account does not pause', () => {
  it('while no other account of its pool is paid', async () => {
    await paid(otherId);
    system.clock.advance(minute);
    await unpaid(6);
    expect(await isPaused()).toBe(false);
  });

  // ROUTING-320
  it('for one customer who says again and again that they paid; one who is another counts', async () => {
    for (let number = 0; number < 6; number += 1) {
      const [deposit] = await unpaid(1);
      await system.query(sql`update invoice set customer_external_id = 'one'
        where id = ${deposit?.invoiceId ?? null}`);
    }
    await paid(otherId);
    await unpaid(3);
    expect(await isPaused()).toBe(false);
    await paid(otherId);
    await unpaid(1);
    expect(await isPaused()).toBe(true);
    const [notified] = await notifications();
    expect(notified).toMatchObject({ details: { unpaid: 5 } });
  });

  // ROUTING-320
  it('for customers of one address', async () => {
    await unpaid(5, '203.0.113.7');
    await paid(otherId);
    await unpaid(1, '203.0.113.7');
    expect(await isPaused()).toBe(false);
  });

  it('for deposits whose customers never said that they paid', async () => {
    for (let number = 0; number < 5; number += 1) await shown();
    await paid(otherId);
    await system.pass(61 * minute);
    expect(await isPaused()).toBe(false);
  });

  it('where money came in between', async () => {
    await unpaid(3);
    await paid();
    await unpaid(4);
    await paid(otherId);
    expect(await isPaused()).toBe(false);
    await unpaid(1);
    expect(await isPaused()).toBe(true);
  });

  // ROUTING-250
  it('where one of the deposits was paid late after all: the run begins again', async () => {
    const [first] = await unpaid(4);
    await paid(otherId);
    if (first) await system.report(first);
    expect(first && (await system.status(first))).toBe('DONE');
    await unpaid(4);
    expect(await isPaused()).toBe(false);
  });

  it('where the money of one came and a person found it later', async () => {
    const steps = transferSteps(system);
    const [first] = await unpaid(4);
    system.clock.advance(40 * minute);
    if (!first) throw new Error('no deposit was made');
    const { transfer } = await steps.take({ accountId, amount: first.amount });
    expect(transfer.invoiceId).toBeNull();
    await steps.assign(transfer.id, first);
    await paid(otherId);
    await unpaid(4);
    expect(await isPaused()).toBe(false);
  });

  it('where a person declined the deposits', async () => {
    await paid(otherId);
    for (let number = 0; number < 5; number += 1) await system.move(await claimed(), 'DECLINED');
    await paid(otherId);
    await unpaid(1);
    expect(await isPaused()).toBe(false);
  });
});

describe('a paused account', () => {
  beforeEach(async () => {
    await unpaid(4);
    await paid(otherId);
    await unpaid(1);
  });

  // ROUTING-29
  it('is passed over, and the invoice says why', async () => {
    const deposit = await system.createDeposit(shop, nextAmount());
    await system.requestRequisites(deposit);
    expect((await system.row(deposit.invoiceId)).accountId).toBe(otherId);
    expect((await system.eventRows(deposit)).at(-1)?.details).toEqual({
      routing: [
        { accountId, outcome: 'paused' },
        { accountId: otherId, outcome: 'chosen' },
      ],
    });
  });

  it('pays nothing out', async () => {
    const payouts = payoutSteps(system);
    await payouts.earn(shop, 5_000_000n);
    const invoiceId = await payouts.payOut(shop, 1_000_000n);
    const [payout] = await payouts.payouts(invoiceId);
    expect(payout?.accountId).toBe(otherId);
    const [event] = await system.query(sql`select details->'routing' as routing
      from invoice_event where invoice_id = ${invoiceId} and details ? 'routing'`);
    expect(event?.['routing']).toContainEqual({ accountId, outcome: 'paused' });
  });

  // ROUTING-251
  it('is resumed by a person with a reason; the run begins again', async () => {
    expect(await resume()).toMatchObject({ pausedDate: null });
    expect(await notifications()).toMatchObject([{ closed: true }]);
    expect(await audited('account.resumed')).toMatchObject([
      { actor_type: 'staff', details: { reason: 'The bank has lifted its hold' } },
    ]);
    await unpaid(4);
    await paid(otherId);
    expect(await isPaused()).toBe(false);
    await unpaid(1);
    expect(await isPaused()).toBe(true);
    expect(await notifications()).toMatchObject([{ closed: true }, { closed: false }]);
  });

  it('is resumed once by two people, and not on an old version or without a reason', async () => {
    const version = Number((await state())?.['version']);
    await expect(resume('  a ')).rejects.toMatchObject({ status: 422 });
    await expect(resume('The bank agreed', version - 1)).rejects.toMatchObject({
      code: 'conflict',
    });
    await Promise.all([resume(), resume()]);
    expect(await audited('account.resumed')).toHaveLength(1);
    expect(await state()).toEqual({ paused: false, version: version + 1 });
  });
});

describe('the rule is the pool’s', () => {
  // ROUTING-252
  it('with another number', async () => {
    await changePool({ pausesAccounts: true, pauseAfter: 2 });
    await unpaid(1);
    await paid(otherId);
    expect(await isPaused()).toBe(false);
    await unpaid(1);
    expect(await isPaused()).toBe(true);
    expect(await notifications()).toMatchObject([{ details: { unpaid: 2 } }]);
  });

  it('and can be off', async () => {
    const changed = await changePool({ pausesAccounts: false, pauseAfter: 5 });
    expect(changed).toMatchObject({ pausesAccounts: false, version: 2 });
    await unpaid(4);
    await paid(otherId);
    await unpaid(2);
    expect(await isPaused()).toBe(false);
  });
});
