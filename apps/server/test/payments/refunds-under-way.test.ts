import type { InvoiceId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readInvoice } from '../../src/payments/invoices/read-invoice.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let give: ReturnType<typeof refundSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
  give = refundSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The sandbox never says anything about it. */
const silent = 400_003n;

async function shown(invoiceId: InvoiceId, permissions?: string[]) {
  const operator = await system.operator();
  const staff = { ...operator, permissions: permissions ?? operator.permissions };
  const { secrets } = system.context;
  const now = system.clock.now();
  return system.run((tx) => readInvoice(tx, { staff, invoiceId, secrets, now }));
}

async function funded(): Promise<Shop> {
  const shop = await system.shop();
  await steps.earn(shop, 4_000_000n);
  return shop;
}

// INVOICE-232
it('a deposit says which part of its refunds is not paid out yet, and why', async () => {
  const deposit = await give.paidDeposit(await funded(), 1_000_000n);
  const { invoiceId } = deposit;
  expect(await shown(invoiceId)).not.toHaveProperty('refundsUnderWay');
  const refund = await give.refund(deposit, silent);
  const amount = Number(silent);
  expect(await shown(invoiceId)).toMatchObject({
    refundedAmount: amount,
    refundsUnderWay: [{ kind: 'REFUND', state: 'PAYOUT', amount }],
  });
  await system.pass(61 * minute);
  expect(await shown(invoiceId)).toMatchObject({
    refundsUnderWay: [{ kind: 'REFUND', state: 'UNKNOWN', amount }],
  });
  await steps.say('paid', refund);
  const paid = await shown(invoiceId);
  expect(paid).toMatchObject({ refundedAmount: amount });
  expect(paid, 'it is paid out').not.toHaveProperty('refundsUnderWay');
});

// INVOICE-232
it('a refund waits for its customer to name the payee, and one that was stopped for a person', async () => {
  const deposit = await give.paidDeposit(await funded(), 1_000_000n);
  const { invoiceId } = deposit;
  const form = await give.refundByForm(deposit, 300_000n);
  expect(await shown(invoiceId)).toMatchObject({
    refundsUnderWay: [{ state: 'PAYEE', amount: 300_000 }],
  });
  await system.move(form, 'ERROR');
  expect(await shown(invoiceId)).toMatchObject({
    refundsUnderWay: [{ state: 'PERSON', amount: 300_000 }],
  });
  await system.move(form, 'CANCELED');
  const failed = await shown(invoiceId);
  expect(failed).not.toHaveProperty('refundsUnderWay');
  expect(failed).not.toHaveProperty('refundedAmount');
});

// INVOICE-232
it('a return of what came too much is under way until it is paid out, for people who may return money', async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 1_200_000n });
  const { invoiceId } = deposit;
  const staff = await system.operator();
  const { secrets } = system.context;
  const row = await system.run((tx) =>
    returnMoney(tx, {
      staff,
      secrets,
      source: { invoiceId },
      amount: minorUnits(200_000n),
      reason: 'Paid too much',
      payee: { credential: payeeCard },
      now: system.clock.now(),
    }),
  );
  expect(row.status).toBe('NEW');
  expect(await shown(invoiceId)).toMatchObject({
    returnedAmount: 200_000,
    refundsUnderWay: [{ kind: 'RETURN', state: 'PAYOUT', amount: 200_000 }],
  });
  const others = await shown(invoiceId, ['merchant.rw.all']);
  expect(others).not.toHaveProperty('refundsUnderWay');
  expect(others).not.toHaveProperty('returnedAmount');
});
