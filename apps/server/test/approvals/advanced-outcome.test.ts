import type { ApprovalRequestedAnswer } from '@tiyin/api/types';
import { asId, type FormId, type InvoiceId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { advanceMerchantInvoice } from '../../src/payments/invoices/test-clock.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { type Shop, byPerson } from '../payments/shop.ts';
import { type TestSystem, openTestSystem, payeeCard } from '../payments/test-system.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const advance = async ({ merchantId }: Shop, invoiceId: InvoiceId, minutes?: number) => {
  const now = system.clock.now();
  const command = { merchantId, invoiceId, isTest: null, minutes, now };
  await system.run((tx) => advanceMerchantInvoice(tx, command));
  await system.runDueJobs();
};

async function end(url: string): Promise<ApprovalRequestedAnswer & { readonly code?: string }> {
  const body = { status: 'failed', reason: 'The sandbox shows no debit' };
  const answer = await steps.requester({ method: 'POST', url, body });
  return answer.json();
}

// INVOICE-631
it('the outcome of a payout in test is declared without a real hour, once its clock was moved', async () => {
  const shop = await system.shop();
  const payouts = payoutSteps(system);
  await payouts.earn(shop, 5_000_000n);
  // The sandbox never answers an amount that ends so.
  const invoiceId = await payouts.payOut(shop, 1_000_003n);
  await system.runDueJobs();
  const [payout] = await payouts.payouts(invoiceId);
  const url = `/api/v1/transaction/${payout?.id}/end`;
  await advance(shop, invoiceId, 59);
  expect(await end(url)).toMatchObject({ code: 'transaction_recent' });
  await advance(shop, invoiceId);
  expect(await system.status({ invoiceId, formId: asId<FormId>(''), amount: 0n })).toBe('ERROR');
  const { approval } = await end(url);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  expect((await payouts.payouts(invoiceId))[0]?.status).toBe('FAILED');
  await payouts.retry(invoiceId);
  expect(await system.balance(shop, 'merchant_reserve')).toBe(1_015_003n);
});

// INVOICE-631
it('the outcome of a return in test is declared without a real hour, once its clock was moved', async () => {
  const shop = await system.shop({ rules: byPerson });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit, { amount: 500_003n });
  const { invoiceId } = deposit;
  const { secrets } = system.context;
  const given = { source: { invoiceId }, amount: minorUnits(500_003n), reason: 'Too little came' };
  const staff = await system.operator();
  const now = system.clock.now();
  const payee = { credential: payeeCard };
  const { id } = await system.run((tx) =>
    returnMoney(tx, { ...given, staff, payee, secrets, now }),
  );
  system.clock.advance(5_000);
  await system.runDueJobs();
  await advance(shop, invoiceId, 59);
  expect(await end(`/api/v1/return/${id}/end`)).toMatchObject({ code: 'transaction_recent' });
  await advance(shop, invoiceId, 1);
  const { approval } = await end(`/api/v1/return/${id}/end`);
  expect((await steps.approve(approval.id)).statusCode).toBe(200);
  const [row] = await system.query(sql`select status from money_return where id = ${id}`);
  expect(row).toEqual({ status: 'FAILED' });
});
