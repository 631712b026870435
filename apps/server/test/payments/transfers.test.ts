import { asId, type AccountId, type InvoiceId, type TransferId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import { type Shop, type ShopOptions, byPerson } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, second } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A deposit of the shop for which the customer knows where to send the money. */
async function shown(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

/** The first of a new shop's deposits. */
async function first(amount: bigint, options?: ShopOptions): Promise<Deposit> {
  shop = await system.shop(options);
  return shown(amount);
}

async function accountOf(deposit: Deposit): Promise<AccountId> {
  return (await system.row(deposit.invoiceId)).accountId ?? asId<AccountId>(0);
}

async function problemOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? { code: error.code, errors: error.errors } : error;
}

const notifiedOf = (deposit: Deposit) =>
  transfers.notificationKinds(`invoice:${deposit.invoiceId}`);

describe('money that names no invoice', () => {
  it('goes to the deposit of its account and amount, which is booked', async () => {
    const deposit = await first(1_000_000n);
    const accountId = await accountOf(deposit);
    await shown(1_000_100n);
    const { outcome, transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    expect(outcome).toBe('taken');
    expect(transfer.invoiceId).toBe(deposit.invoiceId);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -1_000_000n, suspense: 1_000_000n },
      { suspense: -1_000_000n, merchant_balance: 985_000n, fees: 15_000n },
    ]);
    expect(await notifiedOf(deposit)).toEqual([]);
  });

  it('finds each of two deposits of one amount on two accounts by its account', async () => {
    const one = await first(1_000_000n, { accounts: [{}, {}] });
    const other = await shown(1_000_000n);
    expect(await accountOf(one)).not.toBe(await accountOf(other));
    await transfers.take({ accountId: await accountOf(other), amount: 1_000_000n });
    expect([await system.status(one), await system.status(other)]).toEqual(['IN_PROGRESS', 'DONE']);
    await transfers.take({ accountId: await accountOf(one), amount: 1_000_000n });
    expect(await system.status(one)).toBe('DONE');
  });

  it('is left to a person where two deposits of one amount wait on one account', async () => {
    const options = { accounts: [{ checkUniqueAmount: false }] };
    const deposits = [await first(1_000_000n, options), await shown(1_000_000n)];
    const [accountId = asId<AccountId>(0)] = shop.accountIds;
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    expect(transfer.invoiceId).toBeNull();
    for (const deposit of deposits) expect(await system.status(deposit)).toBe('IN_PROGRESS');
    expect(await transfers.postings(transfer.id)).toEqual([
      ['money_reported', 'payment_account -1000000', 'suspense without a merchant 1000000'],
    ]);
    expect(await transfers.notificationKinds(`transfer:${transfer.id}`)).toEqual([
      'TRANSFER_UNMATCHED',
    ]);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  // ROUTING-31
  it('is left to a person where it is more than twice the amount of the only open deposit', async () => {
    const deposit = await first(1_000_000n, { rules: { overPayment: 'ACCEPT_ALL' } });
    const accountId = await accountOf(deposit);
    const { transfer } = await transfers.take({ accountId, amount: 2_000_001n });
    expect(transfer.invoiceId).toBeNull();
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
  });

  // INVOICE-24
  it.each([
    ['short', 999_990n],
    ['over', 1_000_010n],
  ])('that is %s goes to the only open deposit of its account, for a person', async (_, amount) => {
    const deposit = await first(1_000_000n, { rules: byPerson });
    await transfers.take({ accountId: await accountOf(deposit), amount });
    expect(await system.status(deposit)).toBe('ERROR');
    expect((await system.events(deposit)).at(-1)).toBe('amount_differs → ERROR');
    expect(await notifiedOf(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('fits none of several deposits: nobody moves', async () => {
    const deposits = [await first(1_000_000n), await shown(2_000_000n)];
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const { transfer } = await transfers.take({ accountId, amount: 1_500_000n });
    expect(transfer.invoiceId).toBeNull();
    for (const deposit of deposits) expect(await system.status(deposit)).toBe('IN_PROGRESS');
  });

  it('on an account where nothing waits is left to a person', async () => {
    shop = await system.shop();
    const { transfer } = await transfers.take({
      accountId: shop.accountIds[0] ?? asId<AccountId>(0),
      amount: 700_000n,
    });
    expect(await transfers.notificationKinds(`transfer:${transfer.id}`)).toEqual([
      'TRANSFER_UNMATCHED',
    ]);
  });

  it('finds its deposit within 30 minutes of its end', async () => {
    const deposit = await first(1_000_000n);
    await system.pass(15 * minute);
    expect(await system.status(deposit)).toBe('CANCELED');
    await system.pass(30 * minute - 1);
    await transfers.take({ accountId: await accountOf(deposit), amount: 1_000_000n });
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('later than that is left to a person, and says nothing of the deposit', async () => {
    const deposit = await first(1_000_000n);
    await system.pass(15 * minute);
    await system.pass(30 * minute);
    const { transfer } = await transfers.take({
      accountId: await accountOf(deposit),
      amount: 1_000_000n,
    });
    expect(transfer.invoiceId).toBeNull();
    expect(await system.status(deposit)).toBe('CANCELED');
  });

  it('of an amount that was replaced goes to its deposit within 30 minutes, for a person', async () => {
    const deposit = await first(1_000_000n, { rules: byPerson });
    await system.requestRequisites(deposit, { amount: 1_200_000n });
    await shown(3_000_000n);
    await system.pass(30 * minute - second);
    const { transfer } = await transfers.take({
      accountId: await accountOf(deposit),
      amount: 1_000_000n,
    });
    expect(transfer.invoiceId).toBe(deposit.invoiceId);
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -1_000_000n, suspense: 1_000_000n },
    ]);
    expect(await notifiedOf(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('of an amount that was replaced longer ago is left to a person', async () => {
    const deposit = await first(1_000_000n);
    await system.complete(deposit);
    await system.move(deposit, 'IN_PROGRESS');
    await system.requestRequisites(deposit, { amount: 1_200_003n });
    await system.complete(deposit);
    await shown(3_000_000n);
    system.clock.advance(30 * minute);
    const { transfer } = await transfers.take({
      accountId: await accountOf(deposit),
      amount: 1_000_000n,
    });
    expect(transfer.invoiceId).toBeNull();
  });
});

describe('money that names an invoice', () => {
  // ROUTING-31
  it('goes to it, whatever else waits for that amount', async () => {
    const options = { accounts: [{ checkUniqueAmount: false }] };
    const [one, other] = [await first(1_000_000n, options), await shown(1_000_000n)];
    await transfers.take({ accountId: await accountOf(one), amount: 1_000_000n, named: other });
    expect([await system.status(one), await system.status(other)]).toEqual(['IN_PROGRESS', 'DONE']);
  });

  // INVOICE-23
  it('that comes later than 30 minutes after its end goes to ERROR as late', async () => {
    const deposit = await first(1_000_000n);
    await system.pass(15 * minute);
    await system.pass(30 * minute + 1);
    const accountId = await accountOf(deposit);
    await transfers.take({ accountId, amount: 1_000_000n, named: deposit });
    expect((await system.events(deposit)).at(-1)).toBe('money_late → ERROR');
    expect(await notifiedOf(deposit)).toEqual(['TRANSFER_LATE']);
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -1_000_000n, suspense: 1_000_000n },
    ]);
    await system.move(deposit, 'DONE');
    expect(await notifiedOf(deposit)).toEqual([]);
  });

  it('that is here already stays in suspense, with a notification', async () => {
    const deposit = await first(1_000_000n);
    const accountId = await accountOf(deposit);
    await transfers.take({ accountId, amount: 1_000_000n });
    await transfers.take({ accountId, amount: 1_000_000n, named: deposit });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(1_000_000n);
    expect(await notifiedOf(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('of another provider is matched as if it named none', async () => {
    const foreign = await first(1_000_000n);
    const own = await first(1_000_000n);
    const accountId = await accountOf(own);
    await transfers.take({ accountId, amount: 1_000_000n, named: foreign });
    expect([await system.status(foreign), await system.status(own)]).toEqual([
      'IN_PROGRESS',
      'DONE',
    ]);
  });

  it('that is not there is matched as if it named none', async () => {
    const deposit = await first(1_000_000n);
    const accountId = await accountOf(deposit);
    const named = {
      ...deposit,
      invoiceId: asId<InvoiceId>('01900000-0000-7000-8000-000000000000'),
    };
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n, named });
    expect(transfer).toMatchObject({
      invoiceId: deposit.invoiceId,
      namedInvoiceId: named.invoiceId,
    });
  });
});

describe('a refusal', () => {
  it('of a deposit that is DONE leaves it so, with a notification', async () => {
    const deposit = await first(1_000_000n);
    await system.report(deposit);
    await system.refuse(deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await notifiedOf(deposit)).toEqual(['REPORTS_CONTRADICT']);
  });
});

describe('the same transferId', () => {
  it('again changes nothing, matched or not', async () => {
    const deposit = await first(1_000_000n);
    const accountId = await accountOf(deposit);
    for (const amount of [1_000_000n, 555_000n]) {
      const report = { accountId, amount, transferId: `trx-${amount}` };
      const once = await transfers.take(report);
      expect(await transfers.take(report)).toEqual({ outcome: 'known', transfer: once.transfer });
      expect(await transfers.postings(once.transfer.id)).toHaveLength(1);
    }
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  it.each([
    ['amount', { amount: 2_000_000n }],
    ['account', { accountId: asId<AccountId>(0) }],
  ])('with another %s changes nothing, with a notification', async (_, change) => {
    const deposit = await first(1_000_000n, { accounts: [{}, { priority: 0 }] });
    const accountId = await accountOf(deposit);
    const report = { accountId, amount: 1_000_000n, transferId: 'trx-1' };
    const { transfer } = await transfers.take(report);
    const otherAccount = shop.accountIds.find((id) => id !== accountId) ?? asId<AccountId>(0);
    const again = { ...report, ...change };
    const other = again.accountId === 0 ? { ...again, accountId: otherAccount } : again;
    expect((await transfers.take(other)).outcome).toBe('contradicts');
    expect(await transfers.postings(transfer.id)).toHaveLength(1);
    expect(await system.postings(deposit)).toHaveLength(2);
    expect(await transfers.notificationKinds(`transfer:${transfer.id}`)).toEqual([
      'REPORTS_CONTRADICT',
    ]);
  });

  it('from two providers is two transfers', async () => {
    const one = await first(1_000_000n);
    const other = await first(1_000_000n);
    for (const deposit of [one, other]) {
      const accountId = await accountOf(deposit);
      await transfers.take({ accountId, amount: 1_000_000n, transferId: 'trx-2' });
    }
    expect([await system.status(one), await system.status(other)]).toEqual(['DONE', 'DONE']);
  });
});

describe('a person who says whose money it is', () => {
  /** Money that fits none of two deposits of one amount. */
  async function unmatched(): Promise<{ id: TransferId; deposits: [Deposit, Deposit] }> {
    const options = { accounts: [{ checkUniqueAmount: false }] };
    const deposits: [Deposit, Deposit] = [
      await first(1_000_000n, options),
      await shown(1_000_000n),
    ];
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    return { id: transfer.id, deposits };
  }

  // ROUTING-33
  it('has it booked, from the suspense without a merchant by that of the merchant', async () => {
    const { id, deposits } = await unmatched();
    await transfers.assign(id, deposits[1]);
    expect(await transfers.row(id)).toMatchObject({ invoiceId: deposits[1].invoiceId });
    expect(await transfers.postings(id)).toEqual([
      ['money_reported', 'payment_account -1000000', 'suspense without a merchant 1000000'],
      ['money_assigned', 'suspense without a merchant -1000000', 'suspense 1000000'],
    ]);
    expect(await system.status(deposits[1])).toBe('DONE');
    expect(await system.status(deposits[0])).toBe('IN_PROGRESS');
    expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await transfers.notificationKinds(`transfer:${id}`)).toEqual([]);
    expect((await system.eventRows(deposits[1])).at(-1)?.actorType).toBe('staff');
  });

  it('is held to grace by when the money came, not by when they looked', async () => {
    const { id, deposits } = await unmatched();
    await system.pass(15 * minute);
    await system.pass(5 * 60 * minute);
    expect(await system.status(deposits[0])).toBe('CANCELED');
    await transfers.assign(id, deposits[0]);
    expect(await system.status(deposits[0])).toBe('DONE');
  });

  it('cannot say it twice', async () => {
    const { id, deposits } = await unmatched();
    await transfers.assign(id, deposits[0]);
    expect(await problemOf(transfers.assign(id, deposits[1]))).toMatchObject({
      code: 'transfer_assigned',
    });
    expect(await system.status(deposits[1])).toBe('IN_PROGRESS');
  });

  it('cannot give test money to a production deposit', async () => {
    const { id } = await unmatched();
    const production = await system.createDeposit(await system.shop({ isTest: false }), 1_000_000n);
    expect(await problemOf(transfers.assign(id, production))).toMatchObject({
      code: 'not_allowed',
      errors: [{ path: '/invoiceId', message: 'Test and production never mix' }],
    });
    expect((await transfers.row(id))?.invoiceId).toBeNull();
  });

  it('is shown the candidates: the amount first, the newest of them first, then near ones', async () => {
    const options = { accounts: [{ checkUniqueAmount: false }] };
    const older = await first(1_000_000n, options);
    await system.pass(minute);
    const newer = await shown(1_000_000n);
    const far = await shown(5_000_000n);
    const near = await shown(1_000_500n);
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    const { candidates } = await transfers.read(transfer.id);
    expect(candidates.map((row) => row.invoiceId)).toEqual(
      [newer, older, near, far].map((row) => row.invoiceId),
    );
    expect(candidates.map((row) => row.isExact)).toEqual([true, true, false, false]);
  });

  it('is shown first what misses exactly this money, and what the report named above all', async () => {
    const named = await first(9_000_000n, { accounts: [{ checkUniqueAmount: false }] });
    const elsewhere = shop;
    const options = { accounts: [{ checkUniqueAmount: false }], rules: byPerson };
    const short = await first(1_000_000n, options);
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    await transfers.take({ accountId, amount: 600_000n });
    await shown(450_000n);
    await shown(350_000n);
    const { transfer } = await transfers.take({ accountId, amount: 400_000n, named });
    expect(transfer.invoiceId).toBeNull();
    const [best, second_] = (await transfers.read(transfer.id)).candidates;
    expect(best).toMatchObject({ invoiceId: named.invoiceId, isNamed: true, isExact: false });
    expect(second_).toMatchObject({
      invoiceId: short.invoiceId,
      missing: 400_000,
      isExact: true,
      invoiceStatus: { code: 'ERROR' },
    });
    expect(elsewhere.merchantId).not.toBe(shop.merchantId);
  });
});

describe('a person who vouches for money that no provider reported', () => {
  it('has it matched like any other', async () => {
    const deposit = await first(1_000_000n);
    const id = await transfers.vouch({ accountId: await accountOf(deposit), amount: 1_000_000n });
    expect(await transfers.row(id)).toMatchObject({
      source: 'staff',
      providerId: null,
      invoiceId: deposit.invoiceId,
      comment: 'Seen on the statement',
    });
    expect(await system.status(deposit)).toBe('DONE');
  });

  // LEDGER-320
  it('says how they know it in 3 to 500 characters', async () => {
    const deposit = await first(1_000_000n);
    const accountId = await accountOf(deposit);
    for (const comment of [' ', 'x', ' ab ', 'x'.repeat(501)]) {
      await expect(transfers.vouch({ accountId, amount: 1_000_000n, comment })).rejects.toThrow(
        'A reason has 3 to 500 characters',
      );
    }
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
    const id = await transfers.vouch({ accountId, amount: 1_000_000n, comment: ' Bank ' });
    expect(await transfers.row(id)).toMatchObject({ comment: 'Bank' });
  });

  it('may name the invoice', async () => {
    const options = { accounts: [{ checkUniqueAmount: false }] };
    const [one, other] = [await first(1_000_000n, options), await shown(1_000_000n)];
    await transfers.vouch({ accountId: await accountOf(one), amount: 1_000_000n, named: other });
    expect([await system.status(one), await system.status(other)]).toEqual(['IN_PROGRESS', 'DONE']);
  });

  it('and the provider that then reports the same transfer count once', async () => {
    const deposit = await first(1_000_000n);
    const money = { accountId: await accountOf(deposit), amount: 1_000_000n, transferId: 'b-1' };
    const id = await transfers.vouch(money);
    expect(await transfers.take(money)).toMatchObject({ outcome: 'known', transfer: { id } });
    expect(await transfers.vouch(money)).toBe(id);
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  it('opens a notification if the transfer is known with another amount', async () => {
    const deposit = await first(1_000_000n);
    const money = { accountId: await accountOf(deposit), amount: 1_000_000n, transferId: 'b-2' };
    await transfers.take(money);
    const different = transfers.vouch({ ...money, amount: 1_000_001n });
    expect(await problemOf(different)).toMatchObject({ code: 'transfer_differs' });
  });

  it('cannot name an account that is not there', async () => {
    expect(
      await problemOf(transfers.vouch({ accountId: asId(999_999), amount: 1n })),
    ).toMatchObject({
      errors: [{ path: '/accountId' }],
    });
  });
});
