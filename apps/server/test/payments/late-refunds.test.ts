import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { rolledBack } from '../../src/db/transactions.ts';
import { brokenInvariants } from '../../src/invariants/find-violations.ts';
import { moveInvoice } from '../../src/payments/invoices/move-invoice.ts';
import { approvalSteps } from '../approvals/approval-steps.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let give: ReturnType<typeof refundSteps>;
let shop: Shop;
let deposit: Deposit;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
  give = refundSteps(system);
});
beforeEach(async () => {
  await steps.autoRetry('false');
  shop = await system.shop({ isTest: false, providerKind: 'manual', feeBasisPoints: 0 });
  await steps.earn(shop, 5_000_000n);
  deposit = await give.paidDeposit(shop, 1_000_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const balances = async () => [
  await system.balance(shop, 'merchant_balance'),
  await system.balance(shop, 'merchant_reserve'),
];

/** Refused by the provider, so that its money is free again. */
async function refusedRefund(): Promise<Deposit> {
  const invoiceId = await give.refund(deposit, 1_000_000n);
  await steps.say('refused', invoiceId);
  const refund = { ...deposit, invoiceId };
  expect(await system.status(refund)).toBe('DECLINED');
  return refund;
}

// INVOICE-630
it('a refund that is paid after another one took its place counts, and a person books it', async () => {
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await steps.say('paid', refused.invoiceId);
  expect(await system.status(refused)).toBe('ERROR');
  expect(await give.seenByMerchant(shop, deposit)).toMatchObject({
    status: 'DONE',
    amount: 1_000_000,
    refundedAmount: 2_000_000,
  });
  expect(await balances()).toEqual([4_000_000n, 1_000_000n]);
  await system.expectBooksHold();
  await expect(give.refund(deposit, 1n)).rejects.toMatchObject({ code: 'refund_exceeds_deposit' });
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([4_000_000n, 0n]);
});

// INVOICE-630
it('a refund that is paid after its deposit left DONE counts, and the deposit may become DONE again', async () => {
  const refused = await refusedRefund();
  await system.move(deposit, 'ERROR');
  await steps.say('paid', refused.invoiceId);
  expect(await system.status(refused)).toBe('ERROR');
  expect(await balances()).toEqual([4_000_000n, 1_000_000n]);
  await system.expectBooksHold();
  await system.move(deposit, 'DONE');
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([5_000_000n, 0n]);
});

// INVOICE-641
it('a refund that a person declined though it was paid is booked after all, beside the one that took its place', async () => {
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await steps.say('paid', refused.invoiceId);
  await system.move(refused, 'DECLINED');
  expect(await balances()).toEqual([5_000_000n, 0n]);
  await system.expectBooksHold();
  await expect(system.move(refused, 'ERROR')).rejects.toMatchObject({
    code: 'refund_exceeds_deposit',
  });
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([4_000_000n, 0n]);
  await expect(steps.retry(refused.invoiceId)).rejects.toMatchObject({ code: 'not_retryable' });
});

// INVOICE-641
it('a refund whose refusal was wrong is booked by a person, and never paid again', async () => {
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([4_000_000n, 0n]);
  expect(await give.seenByMerchant(shop, deposit)).toMatchObject({ refundedAmount: 2_000_000 });
  await system.expectBooksHold();
  await system.move(refused, 'ERROR');
  expect(await balances()).toEqual([4_000_000n, 1_000_000n]);
  await system.expectBooksHold();
  await expect(steps.retry(refused.invoiceId)).rejects.toMatchObject({
    code: 'refund_exceeds_deposit',
  });
  await system.move(refused, 'DECLINED');
  expect(await balances()).toEqual([5_000_000n, 0n]);
});

// INVOICE-641
it('a refund whose refusal was wrong is booked also where its deposit is not DONE any more', async () => {
  const refused = await refusedRefund();
  await system.move(deposit, 'ERROR');
  await system.move(refused, 'DONE');
  expect(await balances()).toEqual([4_000_000n, 0n]);
  await system.expectBooksHold();
  await system.move(refused, 'DECLINED');
  expect(await balances()).toEqual([5_000_000n, 0n]);
});

// INVOICE-641
it('a refund that was never sent is not booked beside another one', async () => {
  const canceled = await give.refundByForm(deposit, 1_000_000n);
  await system.move(canceled, 'CANCELED');
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await expect(system.move(canceled, 'DONE')).rejects.toMatchObject({
    code: 'refund_exceeds_deposit',
  });
});

// INVOICE-641
it('a refund beyond its deposit is not sent again, and would break the invariant', async () => {
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await steps.say('paid', refused.invoiceId);
  for (const to of ['NEW', 'IN_PROGRESS', 'PENDING'] as const) {
    await expect(system.move(refused, to)).rejects.toMatchObject({
      code: 'refund_exceeds_deposit',
    });
  }
  const row = await system.row(refused.invoiceId);
  const broken = await rolledBack(system.run, async (tx) => {
    const actor = { type: 'system' } as const;
    const move = {
      to: 'IN_PROGRESS',
      reason: 'retried_by_person',
      actor,
      now: system.clock.now(),
    } as const;
    await moveInvoice(tx, row, move);
    return brokenInvariants(tx);
  });
  expect(broken).toEqual([
    expect.stringMatching(/^The refunds of a deposit never exceed it: .*"difference":"1000000"/),
  ]);
});

// INVOICE-641
it('where status changes need a second person, both directions do', async () => {
  const approvals = await approvalSteps(system);
  const refused = await refusedRefund();
  await steps.say('paid', await give.refund(deposit, 1_000_000n));
  await approvals.setRule({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 0 });
  const decide = async (to: 'DONE' | 'DECLINED') => {
    const { id } = await approvals.pendingMove(refused, to);
    const before = await balances();
    expect((await approvals.approve(id)).statusCode).toBe(200);
    return [before, await balances()];
  };
  const [notYet, left] = [
    [5_000_000n, 0n],
    [4_000_000n, 0n],
  ];
  expect(await decide('DONE')).toEqual([notYet, left]);
  expect(await decide('DECLINED')).toEqual([left, notYet]);
  await approvals.clear();
});
