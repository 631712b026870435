import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { reportByStaff } from '../../src/payments/transfers/report-by-staff.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { ProblemError } from '../../src/problem.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let transfers: ReturnType<typeof transferSteps>;
let shop: Shop;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
  transfers = transferSteps(system);
});
beforeEach(async () => {
  shop = await system.shop();
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

async function shown(amount: bigint): Promise<Deposit> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

async function reverse(id: TransferId): Promise<string | undefined> {
  const staff = await system.operator();
  const command = { staff, id, reason: 'Typed twice', now: system.clock.now() };
  return system
    .run((tx) => reverseTransfer(tx, command))
    .then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ProblemError) return error.code;
        throw error;
      },
    );
}

/** A person reports money of a deposit that they saw at the bank. */
async function reportByHand({ invoiceId }: Deposit, amount: bigint): Promise<void> {
  const staff = await system.operator();
  const money = { accountId, amount: minorUnits(amount), externalId: `HAND-${invoiceId}` };
  const report = { ...money, staff, invoiceId, comment: 'The bank shows it' };
  await system.run((tx) => reportByStaff(tx, { ...report, now: system.clock.now() }));
}

const notified = (deposit: Deposit) => transfers.notificationKinds(`invoice:${deposit.invoiceId}`);

describe('a provider that reports what staff have vouched for', () => {
  // LEDGER-271
  it.each([['with a name'], ['without a name']])(
    'replaces the vouching instead of doubling it, %s',
    async (how) => {
      const deposit = await shown(1_000_000n);
      await system.move(deposit, 'DONE');
      const isNamed = how === 'with a name';
      const report = { accountId, amount: 1_000_000n, ...(isNamed && { named: deposit }) };
      const { transfer } = await transfers.take(report);
      expect(transfer.invoiceId).toBe(deposit.invoiceId);
      expect(await system.status(deposit)).toBe('DONE');
      expect(await system.balance(shop, 'suspense')).toBe(0n);
      expect(await system.balance(shop, 'merchant_balance')).toBe(985_000n);
      const postings = await system.postings(deposit);
      const onAccount = postings.reduce((sum, legs) => sum + (legs['payment_account'] ?? 0n), 0n);
      expect(onAccount).toBe(-1_000_000n);
      expect(await notified(deposit)).toEqual([]);
    },
  );

  // LEDGER-271
  it.each([['with a name'], ['without a name']])(
    'replaces what they reported by hand, %s',
    async (how) => {
      const deposit = await shown(2_000_000n);
      await reportByHand(deposit, 2_000_000n);
      expect(await system.status(deposit)).toBe('DONE');
      const isNamed = how === 'with a name';
      const report = { accountId, amount: 2_000_000n, ...(isNamed && { named: deposit }) };
      const { transfer } = await transfers.take(report);
      expect(transfer.invoiceId).toBe(deposit.invoiceId);
      expect(await system.status(deposit)).toBe('DONE');
      expect(await system.balance(shop, 'suspense')).toBe(0n);
      expect(await system.balance(shop, 'merchant_balance')).toBe(1_970_000n);
      expect(await notified(deposit)).toEqual([]);
    },
  );

  // LEDGER-271
  it('replaces a part that they reported by hand, so that the deposit waits for the rest', async () => {
    const deposit = await shown(2_000_000n);
    await reportByHand(deposit, 500_000n);
    await transfers.take({ accountId, amount: 500_000n, named: deposit });
    expect(await system.balance(shop, 'suspense')).toBe(500_000n);
    await transfers.take({ accountId, amount: 1_500_000n, named: deposit });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('replaces it once: the same amount again is more money', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'DONE');
    await transfers.take({ accountId, amount: 1_000_000n, named: deposit });
    await transfers.take({ accountId, amount: 1_000_000n, named: deposit });
    expect(await system.balance(shop, 'suspense')).toBe(1_000_000n);
    expect(await notified(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('with another amount is more money, for a person', async () => {
    const deposit = await shown(1_000_000n);
    await system.move(deposit, 'DONE');
    await transfers.take({ accountId, amount: 900_000n, named: deposit });
    expect(await system.balance(shop, 'suspense')).toBe(900_000n);
    expect(await notified(deposit)).toEqual(['TRANSFER_DIFFERS']);
  });

  it('replaces the vouched rest of a short payment', async () => {
    const deposit = await shown(1_000_000n);
    await transfers.take({ accountId, amount: 990_000n, named: deposit });
    await system.move(deposit, 'DONE');
    await transfers.take({ accountId, amount: 10_000n, named: deposit });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });
});

describe('a transfer that was reported wrongly', () => {
  // LEDGER-270
  it('without an invoice is taken back from suspense, and its notification is closed', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 7_000_000n });
    expect(await reverse(transfer.id)).toBeUndefined();
    expect(await transfers.postings(transfer.id)).toEqual([
      ['money_reported', 'payment_account -7000000', 'suspense without a merchant 7000000'],
      ['money_reversed', 'payment_account 7000000', 'suspense without a merchant -7000000'],
    ]);
    expect(await transfers.notificationKinds(`transfer:${transfer.id}`)).toEqual([]);
    expect(await reverse(transfer.id)).toBe('transfer_reversed');
    const deposit = await system.createDeposit(shop, 7_000_000n);
    await expect(transfers.assign(transfer.id, deposit)).rejects.toMatchObject({
      code: 'transfer_reversed',
    });
  });

  it('of an invoice leaves what else came, and the invoice where it is', async () => {
    const deposit = await shown(1_000_000n);
    await system.pass(15 * minute);
    await system.move(deposit, 'ERROR');
    const { transfer } = await transfers.take({ accountId, amount: 5_000_000n, named: deposit });
    expect(await reverse(transfer.id)).toBeUndefined();
    expect(await system.status(deposit)).toBe('ERROR');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await system.events(deposit)).toContain('money_reversed');
  });

  // LEDGER-270
  it('whose money is booked to the merchant stays, until the deposit leaves DONE', async () => {
    const deposit = await shown(1_000_000n);
    const { transfer } = await transfers.take({ accountId, amount: 1_000_000n });
    expect(await reverse(transfer.id)).toBe('money_moved_on');
    await system.move(deposit, 'ERROR');
    expect(await reverse(transfer.id)).toBeUndefined();
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await system.balance(shop, 'merchant_balance')).toBe(0n);
  });

  // LEDGER-270
  it('twice at once is taken back once', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 3_000_000n });
    const codes = await Promise.all([reverse(transfer.id), reverse(transfer.id)]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('transfer_reversed');
  });

  // LEDGER-751
  it('is taken back, too, where a provider gave the id of its reversal to other money', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 3_000_000n });
    const transferId = `reversal-${transfer.id}`;
    await transfers.take({ accountId, amount: 4_000_000n, transferId });
    expect(await reverse(transfer.id)).toBeUndefined();
    expect(await reverse(transfer.id)).toBe('transfer_reversed');
  });

  // LEDGER-751
  it('is vouched for, too, where a provider gave the id of the vouching to other money', async () => {
    const deposit = await shown(5_000_000n);
    const { eventSequence } = await system.row(deposit.invoiceId);
    const transferId = `staff-${deposit.invoiceId}-${eventSequence}`;
    await transfers.take({ accountId, amount: 44_000_000n, transferId });
    await system.move(deposit, 'DONE');
    expect(await system.balance(shop, 'merchant_balance')).toBe(4_925_000n);
  });

  it('is itself never taken back', async () => {
    const { transfer } = await transfers.take({ accountId, amount: 2_000_000n });
    await reverse(transfer.id);
    const back = await transfers.find(`reversal-${transfer.id}`);
    expect(back).toMatchObject({ amount: -2_000_000n, reversesId: transfer.id });
    expect(await reverse(back?.id ?? asId<TransferId>(0))).toBe('transfer_reversed');
  });
});

// LEDGER-270
it('money that was taken back can neither be returned nor taken back again', async () => {
  const { transfer } = await transfers.take({ accountId, amount: 77_000_001n });
  expect(await reverse(transfer.id)).toBeUndefined();
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = {
    staff,
    source: { transferId: transfer.id },
    amount: minorUnits(77_000_001n),
    secrets,
  };
  const returned = system.run((tx) =>
    returnMoney(tx, {
      ...command,
      payee: { credential: payeeCard },
      reason: 'The sender asked for it',
      now: system.clock.now(),
    }),
  );
  await expect(returned).rejects.toMatchObject({ code: 'transfer_reversed' });
  expect(await reverse(transfer.id)).toBe('transfer_reversed');
});
