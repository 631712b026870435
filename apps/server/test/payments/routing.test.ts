import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { initForm } from '../../src/payments/form/init-form.ts';
import { type Shop, type ShopOptions, humo, uzcard } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The place in the shop's list of the account that a deposit's money shall go to; null for none. */
async function accountOf(shop: Shop, deposit: Deposit): Promise<number | null> {
  const { accountId } = await system.row(deposit.invoiceId);
  return accountId === null ? null : shop.accountIds.indexOf(accountId);
}

/** A new customer requests requisites, a second after the last one. */
async function routed(shop: Shop, amount: bigint) {
  const deposit = await system.createDeposit(shop, amount);
  system.clock.advance(second);
  const card = await system.requestRequisites(deposit);
  return { deposit, card, account: await accountOf(shop, deposit) };
}

const shopOf = (accounts: ShopOptions['accounts']): Promise<Shop> =>
  system.shop(accounts ? { accounts } : {});

const leases = (deposit: Deposit) =>
  system.query(sql`select amount::int, held_until is null as is_open from lease
    where invoice_id = ${deposit.invoiceId} order by id`);

describe('an account is chosen', () => {
  // ROUTING-25
  it('by priority, higher first, and among equals by the longest time unused', async () => {
    const shop = await shopOf([{ priority: 1 }, { priority: 2 }, { priority: 2 }]);
    const chosen = [];
    for (let number = 0n; number < 4n; number += 1n) {
      chosen.push((await routed(shop, 1_000_000n + number * 100n)).account);
    }
    expect(chosen).toEqual([1, 2, 1, 2]);
  });

  // ROUTING-15
  it('unless it is disabled', async () => {
    const shop = await shopOf([{ priority: 9, isEnabled: false }, {}]);
    expect((await routed(shop, 1_000_000n)).account).toBe(1);
  });

  it('of the requested method only', async () => {
    const shop = await shopOf([{}]);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect(await system.requestRequisites(deposit, { paymentMethodId: uzcard })).toBeUndefined();
  });

  // ROUTING-3
  it('never from the sandbox for a production terminal', async () => {
    const shop = await system.shop({ isTest: false });
    const { card, deposit } = await routed(shop, 1_000_000n);
    expect(card).toBeUndefined();
    expect(await system.status(deposit)).toBe('NEW');
  });

  // ROUTING-29
  it('and why each was passed over is kept with the event', async () => {
    const shop = await shopOf([
      { priority: 4, isEnabled: false },
      { priority: 3, limit: 900_000n },
      { priority: 2 },
      { priority: 1 },
    ]);
    await routed(shop, 1_000_000n);
    const { deposit } = await routed(shop, 1_000_000n);
    const [disabled, full, taken, free] = shop.accountIds;
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      code: 'requisites_issued',
      details: {
        routing: [
          { accountId: disabled, outcome: 'disabled' },
          { accountId: full, outcome: 'limit_reached' },
          { accountId: taken, outcome: 'amount_taken' },
          { accountId: free, outcome: 'chosen' },
        ],
      },
    });
  });
});

describe('the limit of an account', () => {
  // ROUTING-20
  it('counts what stands on it and what open deposits will bring, up to the last unit', async () => {
    const shop = await shopOf([{ limit: 3_000_000n }]);
    const booked = await routed(shop, 1_000_000n);
    await system.report(booked.deposit);
    await routed(shop, 1_500_000n);
    expect((await routed(shop, 500_001n)).account).toBeNull();
    expect((await routed(shop, 500_000n)).account).toBe(0);
    expect((await routed(shop, 100_000n)).account).toBeNull();
  });

  it('does not count a deposit that has ended without money', async () => {
    const shop = await shopOf([{ limit: 1_000_000n }]);
    await routed(shop, 900_000n);
    expect((await routed(shop, 200_000n)).account).toBeNull();
    await system.pass(15 * minute);
    expect((await routed(shop, 200_000n)).account).toBe(0);
  });

  it('counts money in suspense as well', async () => {
    const shop = await shopOf([{ limit: 1_000_000n }]);
    const { deposit } = await routed(shop, 500_000n);
    await system.report(deposit, { amount: 450_000n });
    // The rest of the deposit is expected there, too.
    expect(await system.status(deposit)).toBe('PENDING');
    expect((await routed(shop, 500_001n)).account).toBeNull();
    expect((await routed(shop, 499_990n)).account).toBe(0);
  });

  it('does not count the deposit itself when it requests another amount', async () => {
    const shop = await shopOf([{ limit: 1_000_000n }]);
    const { deposit } = await routed(shop, 600_000n);
    expect(await system.requestRequisites(deposit, { amount: 1_000_000n })).toBeDefined();
  });
});

describe('an amount', () => {
  // ROUTING-26
  it('that is taken sends the second deposit to the next account', async () => {
    const shop = await shopOf([{ priority: 2 }, { priority: 1 }]);
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
    expect((await routed(shop, 1_000_000n)).account).toBe(1);
    expect((await routed(shop, 1_000_001n)).account).toBe(0);
  });

  // ROUTING-27
  it('may be shared where the account does not tell deposits apart by it', async () => {
    const shop = await shopOf([{ checkUniqueAmount: false }]);
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
  });

  // FORM-28, ROUTING-30
  it('that no account has free answers without credentials and keeps only why, once', async () => {
    const shop = await shopOf([{}]);
    await routed(shop, 1_000_000n);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect(await system.requestRequisites(deposit)).toBeUndefined();
    expect(await system.requestRequisites(deposit)).toBeUndefined();
    expect(await system.status(deposit)).toBe('NEW');
    expect(await leases(deposit)).toEqual([]);
    expect(await system.events(deposit)).toEqual(['created → NEW', 'requisites_unavailable']);
    expect((await system.eventRows(deposit)).at(-1)?.details).toEqual({
      methodId: humo,
      routing: [{ accountId: shop.accountIds[0], outcome: 'amount_taken' }],
    });
  });

  // FORM-30
  it('requested again by the same form answers the same requisites and takes nothing more', async () => {
    const shop = await shopOf([{}, {}]);
    const { deposit, card } = await routed(shop, 1_000_000n);
    const before = await system.row(deposit.invoiceId);
    system.clock.advance(minute);
    expect(await system.requestRequisites(deposit)).toBe(card);
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    await system.complete(deposit);
    expect(await system.requestRequisites(deposit)).toBe(card);
    expect(await leases(deposit)).toEqual([{ amount: 1_000_000, is_open: true }]);
  });

  it('that was replaced stays taken for 30 minutes', async () => {
    const shop = await shopOf([{}]);
    const { deposit } = await routed(shop, 1_000_000n);
    await system.requestRequisites(deposit, { amount: 2_000_000n });
    expect(await leases(deposit)).toEqual([
      { amount: 1_000_000, is_open: false },
      { amount: 2_000_000, is_open: true },
    ]);
    system.clock.advance(30 * minute - 2 * second);
    expect((await routed(shop, 1_000_000n)).account).toBeNull();
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
  });

  it('that was replaced is had back by its own form', async () => {
    const shop = await shopOf([{}]);
    const { deposit, card } = await routed(shop, 1_000_000n);
    await system.requestRequisites(deposit, { amount: 2_000_000n });
    expect(await system.requestRequisites(deposit, { amount: 1_000_000n })).toBe(card);
    expect(await leases(deposit)).toEqual([
      { amount: 1_000_000, is_open: true },
      { amount: 2_000_000, is_open: false },
    ]);
  });

  // FORM-24
  it('is refused when it is the fourth of one form; the third stays', async () => {
    const shop = await shopOf([{}]);
    const { deposit } = await routed(shop, 1_000_000n);
    await system.requestRequisites(deposit, { amount: 2_000_000n });
    const third = await system.requestRequisites(deposit, { amount: 3_000_000n });
    const fourth = system.requestRequisites(deposit, { amount: 4_000_000n });
    await expect(fourth).rejects.toMatchObject({ code: 'too_many_amounts', status: 409 });
    expect(await system.requestRequisites(deposit, { amount: 3_000_000n })).toBe(third);
  });

  it('is not counted any more when its grace is over', async () => {
    const shop = await shopOf([{}]);
    const { deposit } = await routed(shop, 1_000_000n);
    await system.requestRequisites(deposit, { amount: 2_000_000n });
    await system.requestRequisites(deposit, { amount: 3_000_000n });
    await system.query(sql`update invoice set deadline_at = deadline_at + interval '1 day'
      where id = ${deposit.invoiceId} returning id`);
    system.clock.advance(31 * minute);
    expect(await system.requestRequisites(deposit, { amount: 4_000_000n })).toBeDefined();
  });

  it('is not counted again when its own form goes back and forth', async () => {
    const shop = await shopOf([{}, {}]);
    const { deposit, card } = await routed(shop, 1_000_000n);
    for (const amount of [2_000_000n, 1_000_000n, 2_000_000n, 3_000_000n]) {
      await system.requestRequisites(deposit, { amount });
    }
    expect(await system.requestRequisites(deposit, { amount: 1_000_000n })).toBe(card);
    expect(await leases(deposit)).toHaveLength(3);
  });

  // ROUTING-28
  it('is free again at once when its deposit is DONE', async () => {
    const shop = await shopOf([{}]);
    const { deposit } = await routed(shop, 1_000_000n);
    await system.report(deposit);
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
  });

  it.each([
    ['canceled', (deposit: Deposit) => system.move(deposit, 'CANCELED')],
    ['declined', (deposit: Deposit) => system.complete(deposit).then(() => system.refuse(deposit))],
    ['in ERROR', (deposit: Deposit) => system.report(deposit, { amount: 5n })],
  ])('is free 30 minutes after its deposit was %s, and not before', async (_, end) => {
    const shop = await shopOf([{}]);
    const { deposit } = await routed(shop, 1_000_000n);
    await end(deposit);
    system.clock.advance(30 * minute - 2 * second);
    expect((await routed(shop, 1_000_000n)).account).toBeNull();
    expect((await routed(shop, 1_000_000n)).account).toBe(0);
  });
});

describe('a form', () => {
  // FORM-8
  it('that is opened is assigned nothing', async () => {
    const shop = await shopOf([{}]);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    const before = await system.row(deposit.invoiceId);
    const { secrets, config } = system.context;
    const { publicUrl } = config;
    const opening = { formId: deposit.formId, secrets, publicUrl, now: system.clock.now() };
    const init = await system.run((tx) => initForm(tx, opening));
    expect(init).not.toHaveProperty('issued');
    expect(await system.row(deposit.invoiceId)).toEqual(before);
    expect(await leases(deposit)).toEqual([]);
  });

  // FORM-7
  it('that is opened again shows what it was shown', async () => {
    const shop = await shopOf([{}]);
    const { deposit, card } = await routed(shop, 1_000_000n);
    const { secrets, config } = system.context;
    const { publicUrl } = config;
    const opening = { formId: deposit.formId, secrets, publicUrl, now: system.clock.now() };
    const init = await system.run((tx) => initForm(tx, opening));
    expect(init).toMatchObject({ issued: { amount: 1_000_000, credentials: { value: card } } });
  });
});
