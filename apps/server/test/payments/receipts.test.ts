import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { invoice } from '../../src/db/schema.ts';
import { checkReceipt } from '../../src/payments/receipts/check-receipt.ts';
import { issueReceipt } from '../../src/payments/receipts/issue-receipt.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { type Deposit, type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const issue = ({ formId }: Deposit) =>
  system.run((tx) =>
    issueReceipt(tx, { formId, secrets: system.context.secrets, now: system.clock.now() }),
  );
const check = (token: string) => system.run((tx) => checkReceipt(tx, token));

/** A deposit whose money has arrived. */
async function paid(): Promise<Deposit> {
  const deposit = await system.createDeposit(await system.shop(), 1_000_003n);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  await system.report(deposit);
  return deposit;
}

async function receiptOf(deposit: Deposit): Promise<string> {
  const token = await issue(deposit);
  if (token === undefined) throw new Error('there is no receipt');
  return token;
}

// FORM-260
it('there is a receipt of a payment once it is DONE, and none before', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_003n);
  await system.requestRequisites(deposit);
  expect(await issue(deposit)).toBeUndefined();
  await system.complete(deposit);
  expect(await issue(deposit)).toBeUndefined();
  await system.report(deposit);
  const { statusAt } = await system.row(deposit.invoiceId);
  expect(await check(await receiptOf(deposit))).toEqual({
    kind: 'genuine',
    receipt: {
      invoiceId: deposit.invoiceId,
      type: 'Deposit',
      isTest: true,
      amount: 1_000_003n,
      currency: 'UZS',
      merchantName: 'A shop',
      paidAt: new Date(Math.floor(statusAt.getTime() / 1000) * 1000),
    },
  });
});

// FORM-260
it('a payment has one receipt, however often it is opened', async () => {
  const deposit = await paid();
  expect(await receiptOf(deposit)).toBe(await receiptOf(deposit));
});

// FORM-261
it('a receipt whose payment does not stand any more says so', async () => {
  const deposit = await paid();
  const token = await receiptOf(deposit);
  await system.run((tx) =>
    tx.update(invoice).set({ status: 'ERROR' }).where(eq(invoice.id, deposit.invoiceId)),
  );
  expect(await check(token)).toMatchObject({ kind: 'changed' });
  await system.run((tx) =>
    tx.update(invoice).set({ status: 'DONE' }).where(eq(invoice.id, deposit.invoiceId)),
  );
  expect(await check(token)).toMatchObject({ kind: 'genuine' });
});

// FORM-261
it('a receipt of a payment that is given back says so, and holds again when the refund fails', async () => {
  const shop = await system.shop();
  const payouts = payoutSteps(system);
  const refunds = refundSteps(system);
  await payouts.earn(shop, 4_000_000n);
  const deposit = await refunds.paidDeposit(shop, 1_000_000n);
  const token = await receiptOf(deposit);
  expect(await check(token)).toMatchObject({ kind: 'genuine' });
  const refund = await refunds.refund(deposit, 400_000n);
  expect(await check(token)).toMatchObject({ kind: 'changed' });
  await payouts.say('refused', refund);
  expect(await check(token)).toMatchObject({ kind: 'genuine' });
});

// FORM-261
it('a token that this system did not sign shows nothing of a payment', async () => {
  const token = await receiptOf(await paid());
  const [keyId, payload, signature] = token.split('.');
  const other = await receiptOf(await paid());
  const [, otherPayload] = other.split('.');
  for (const forged of [
    `${keyId}.${otherPayload}.${signature}`,
    `99.${payload}.${signature}`,
    `${keyId}.${payload}.${'A'.repeat(86)}`,
    'nothing',
  ]) {
    expect(await check(forged)).toEqual({ kind: 'unknown' });
  }
});
