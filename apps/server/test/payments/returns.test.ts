import { randomUUID } from 'node:crypto';
import { asId, type AccountId, type ReturnId, type TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listTransfers } from '../../src/payments/transfers/list-transfers.ts';
import { readAccountSummary } from '../../src/payments/accounts/account-summary.ts';
import { readInvoice } from '../../src/payments/invoices/read-invoice.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { type ReturnRow, readReturn } from '../../src/payments/returns/return-row.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import type { ReturnSource } from '../../src/payments/returns/return-source.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { listWaiting } from '../../src/payments/transfers/list-waiting.ts';
import { readReturnFor } from '../../src/payments/returns/describe-return.ts';
import { ProblemError } from '../../src/problem.ts';
import { confirmReturn } from '../../src/providers/manual/confirm-return.ts';
import type { Shop, ShopOptions } from './shop.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';
import { transferSteps } from './transfer-steps.ts';

let system: TestSystem;
let steps: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    },
  );

async function giveBack(source: ReturnSource, amount: bigint): Promise<ReturnRow> {
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = {
    staff,
    source,
    amount: minorUnits(amount),
    secrets,
    payee: { credential: payeeCard },
  };
  const reason = 'The sender asked for it';
  return system.run((tx) => returnMoney(tx, { ...command, reason, now: system.clock.now() }));
}

const rowOf = (id: ReturnId) => system.run((tx) => readReturn(tx, id));

const report = ({ id: returnId }: ReturnRow, outcome: 'paid' | 'refused') =>
  system.run((tx) =>
    reportReturn(tx, {
      returnId,
      outcome,
      actor: { type: 'provider', id: asId(1) },
      now: system.clock.now(),
    }),
  );

/** Money on an account of a shop that no invoice waits for. */
async function stray(amount: bigint, options: ShopOptions = {}): Promise<TransferId> {
  const shop = await system.shop(options);
  const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  return (await steps.take({ accountId, amount })).transfer.id;
}

async function reverse(id: TransferId) {
  const staff = await system.operator();
  const reason = 'Reported wrongly';
  return system.run((tx) => reverseTransfer(tx, { staff, id, reason, now: system.clock.now() }));
}

/** A deposit of 1 000 000 that 1 200 000 came for, done at its amount. */
async function overpaid(shop: Shop) {
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 1_200_000n });
  if ((await system.status(deposit)) !== 'DONE') await system.move(deposit, 'DONE');
  return deposit;
}

const unmatchedIds = async () => {
  const staff = await system.operator();
  const question = { state: 'unmatched', search: undefined, page: 0, size: 50 } as const;
  const { data } = await system.run((tx) => listTransfers(tx, staff, question));
  return data.map(({ id }) => id);
};

// LEDGER-250
describe('the return of an unmatched transfer', () => {
  it('leaves suspense at once, is paid by the account that it came to, and needs nobody any more', async () => {
    const transferId = await stray(500_000n);
    const row = await giveBack({ transferId }, 500_000n);
    expect(await unmatchedIds()).not.toContain(transferId);
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual([]);
    await system.pass(minute);
    expect(await rowOf(row.id)).toMatchObject({ status: 'PAID', externalId: `sbx_${row.id}` });
  });

  it('comes back to suspense, and to the list, where the provider refuses', async () => {
    const transferId = await stray(500_001n);
    const row = await giveBack({ transferId }, 500_001n);
    await system.pass(minute);
    expect(await rowOf(row.id)).toMatchObject({ status: 'FAILED' });
    expect(await unmatchedIds()).toContain(transferId);
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual(['TRANSFER_UNMATCHED']);
    await giveBack({ transferId }, 400_000n);
  });

  it('is not assigned meanwhile, and an assigned one is not returned', async () => {
    const shop = await system.shop();
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const deposit = await system.createDeposit(shop, 500_000n);
    const transferId = (await steps.take({ accountId, amount: 500_000n })).transfer.id;
    const row = await giveBack({ transferId }, 500_000n);
    expect(await codeOf(steps.assign(transferId, deposit))).toBe('transfer_returned');
    await report(row, 'refused');
    await steps.assign(transferId, deposit);
    expect(await codeOf(giveBack({ transferId }, 1n))).toBe('transfer_assigned');
  });

  it('is never more than came, and one at a time', async () => {
    const transferId = await stray(500_000n);
    expect(await codeOf(giveBack({ transferId }, 500_100n))).toBe('not_allowed');
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(giveBack({ transferId }, 300_000n))),
    );
    expect(ends.toSorted()).toEqual(['made', ...Array(5).fill('return_under_way')]);
    await system.pass(minute);
    expect(await codeOf(giveBack({ transferId }, 300_000n))).toBe('not_allowed');
    await giveBack({ transferId }, 200_000n);
  });

  // LEDGER-280
  it('in part stays in the list with what is left', async () => {
    const transferId = await stray(500_000n);
    await giveBack({ transferId }, 200_000n);
    expect(await unmatchedIds()).toContain(transferId);
    expect(await steps.read(transferId)).toMatchObject({ returnedAmount: 200_000 });
    await system.pass(minute);
    expect(await unmatchedIds()).toContain(transferId);
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual(['TRANSFER_UNMATCHED']);
    await giveBack({ transferId }, 300_000n);
    expect(await unmatchedIds()).not.toContain(transferId);
  });

  // LEDGER-280
  it('in part leaves the rest for a deposit, once the return has ended', async () => {
    const shop = await system.shop();
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const transferId = (await steps.take({ accountId, amount: 500_000n })).transfer.id;
    const deposit = await system.createDeposit(shop, 300_000n);
    await system.requestRequisites(deposit);
    const row = await giveBack({ transferId }, 200_000n);
    expect((await steps.read(transferId)).candidates).toMatchObject([
      { invoiceId: deposit.invoiceId, isExact: true },
    ]);
    expect(await codeOf(steps.assign(transferId, deposit))).toBe('transfer_returned');
    await report(row, 'paid');
    await steps.assign(transferId, deposit);
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    // OFFICE-310
    const question = { staff: await system.operator(), accountId, now: system.clock.now() };
    const { suspense } = await system.run((tx) => readAccountSummary(tx, question));
    expect(suspense).toEqual({ count: 0, amount: 0 });
    expect(await codeOf(reverse(transferId))).toBe('money_moved_on');
  });

  // LEDGER-280
  it('that was refused, assigned and then paid leaves the suspense of its invoice', async () => {
    const shop = await system.shop();
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const deposit = await system.createDeposit(shop, 500_000n);
    const transferId = (await steps.take({ accountId, amount: 500_000n })).transfer.id;
    const row = await giveBack({ transferId }, 500_000n);
    await report(row, 'refused');
    await steps.assign(transferId, deposit);
    expect(await system.balance(shop, 'suspense')).toBe(500_000n);
    await report(row, 'paid');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toContain('REPORTS_CONTRADICT');
  });

  it('that was refused and then paid leaves suspense after all, and a person is notified', async () => {
    const transferId = await stray(500_000n);
    const row = await giveBack({ transferId }, 500_000n);
    await report(row, 'refused');
    await report(row, 'paid');
    await report(row, 'refused');
    expect(await rowOf(row.id)).toMatchObject({ status: 'PAID' });
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toContain('REPORTS_CONTRADICT');
  });

  it('is unknown and queried again until it is known', async () => {
    const transferId = await stray(500_002n);
    const row = await giveBack({ transferId }, 500_002n);
    await system.pass(5_000);
    expect(await rowOf(row.id)).toMatchObject({ status: 'UNKNOWN' });
    await system.pass(minute);
    expect(await rowOf(row.id)).toMatchObject({ status: 'PAID' });
  });
});

// LEDGER-250
describe('the return of an excess', () => {
  it('takes it from the suspense of the deposit, and touches no balance of the merchant', async () => {
    const shop = await system.shop();
    const deposit = await overpaid(shop);
    const balance = await system.balance(shop, 'merchant_balance');
    expect(await system.balance(shop, 'suspense')).toBe(200_000n);
    const source = { invoiceId: deposit.invoiceId };
    expect(await codeOf(giveBack(source, 200_100n))).toBe('not_allowed');
    const row = await giveBack(source, 200_000n);
    await report(row, 'paid');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await system.balance(shop, 'merchant_balance')).toBe(balance);
    expect(await system.events(deposit)).toEqual(
      expect.arrayContaining(['return_started', 'return_paid']),
    );
    expect(await codeOf(giveBack(source, 1n))).toBe('not_allowed');
  });

  it('is shown to people who may return it', async () => {
    const shop = await system.shop();
    const { invoiceId } = await overpaid(shop);
    const staff = await system.operator();
    const reading = { staff, invoiceId, secrets: system.context.secrets, now: system.clock.now() };
    expect(await system.run((tx) => readInvoice(tx, reading))).toMatchObject({
      suspenseAmount: 200_000,
    });
    await giveBack({ invoiceId }, 200_000n);
    expect(await system.run((tx) => readInvoice(tx, reading))).not.toHaveProperty('suspenseAmount');
  });

  it('of a refused short payment is vouched for where the deposit is booked after all', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit, { amount: 900_000n });
    await system.move(deposit, 'DECLINED');
    await report(await giveBack({ invoiceId: deposit.invoiceId }, 900_000n), 'paid');
    await system.move(deposit, 'DONE');
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('of a deposit that waits for its money is refused', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    const code = await codeOf(giveBack({ invoiceId: deposit.invoiceId }, 1n));
    expect(code).toBe('not_returnable');
  });
});

// LEDGER-251
describe('a return on a manual account', () => {
  const confirm = async (row: ReturnRow, status: 'paid' | 'refused', reason?: string) => {
    const staff = await system.operator();
    const bank = { returnId: row.id, status, transferId: randomUUID(), reason };
    return system.run((tx) => confirmReturn(tx, { staff, ...bank, now: system.clock.now() }));
  };

  it('waits for a person, who confirms it once', async () => {
    const transferId = await stray(500_000n, { isTest: false, providerKind: 'manual' });
    const row = await giveBack({ transferId }, 500_000n);
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual(['PAYOUT_WAITS']);
    await confirm(row, 'paid');
    expect(await rowOf(row.id)).toMatchObject({ status: 'PAID' });
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual([]);
    expect(await codeOf(confirm(row, 'paid'))).toBe('return_known');
  });

  // OFFICE-291
  it('is listed to be confirmed, with its payee for people who may see it', async () => {
    const transferId = await stray(500_000n, { isTest: false, providerKind: 'manual' });
    const shop = await system.shop({ isTest: false, providerKind: 'manual' });
    const { invoiceId } = await overpaid(shop);
    const first = await giveBack({ transferId }, 500_000n);
    await system.pass(minute);
    const second = await giveBack({ invoiceId }, 200_000n);
    const staff = { ...(await system.operator()), testDashboard: false };
    const waiting = async () => {
      const page = await system.run((tx) => listWaiting(tx, staff, { page: 0, size: 50 }));
      expect(page.total).toBe(page.data.length);
      return page.data.filter(({ kind }) => kind === 'return');
    };
    expect(await waiting()).toMatchObject([
      { transactionId: first.id, transferId, invoiceId: null, merchant: null, amount: 500_000 },
      { transactionId: second.id, transferId: null, invoiceId, amount: 200_000 },
    ]);
    const { secrets } = system.context;
    const reading = { returnId: first.id, secrets, now: system.clock.now() };
    const read = (permissions: typeof staff.permissions) =>
      system.run((tx) => readReturnFor(tx, { ...reading, staff: { ...staff, permissions } }));
    expect(await read(staff.permissions)).toMatchObject({ payee: { value: payeeCard } });
    expect(await read(['transfer.confirm'])).not.toHaveProperty('payee');
    await confirm(first, 'refused', 'The card is closed');
    await confirm(second, 'paid');
    expect(await waiting()).toEqual([]);
    expect(await rowOf(first.id)).toMatchObject({ status: 'FAILED' });
    expect(await steps.notificationKinds(`transfer:${transferId}`)).toEqual(['TRANSFER_UNMATCHED']);
  });
});
