import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { payoutSteps } from '../payments/payout-steps.ts';
import { refundSteps } from '../payments/refund-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { type Deposit, type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { approvalSteps } from './approval-steps.ts';

const hour = 60 * 60_000;
const reason = 'The goods came back';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

let cards = 0;

/** A card that no test has used. */
function newCard(): string {
  cards += 1;
  return `98601201${String(cards).padStart(8, '0')}`;
}

async function shopWithDeposits() {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  await payoutSteps(system).earn(shop, 9_000_000n);
  const paid = (amount: bigint) => refundSteps(system).paidDeposit(shop, amount);
  const deposits = [
    await paid(1_000_000n),
    await paid(1_100_000n),
    await paid(1_200_000n),
  ] as const;
  return { shop, deposits };
}

const bodyOf = ({ invoiceId }: Deposit, amount: number, credential: string) => ({
  invoiceId,
  amount,
  reason,
  payee: { credential },
});

async function refund(deposit: Deposit, amount: number, credential: string) {
  const body = bodyOf(deposit, amount, credential);
  return (await steps.requester({ method: 'POST', url: '/api/v1/invoice/refund', body }))
    .statusCode;
}

/** Returns money of a transfer that found no deposit. */
async function giveBack({ accountIds }: Shop, amount: number, credential: string) {
  const accountId = accountIds[0] ?? asId<AccountId>(0);
  const { transfer } = await transferSteps(system).take({ accountId, amount: 777_000n });
  const url = `/api/v1/transfer/${transfer.id}/return`;
  const body = { amount, reason, payee: { credential } };
  return (await steps.requester({ method: 'POST', url, body })).statusCode;
}

// PEOPLE-534
it('refunds of several deposits to one payee count together for 24 hours', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const { deposits } = await shopWithDeposits();
  const [first, second, third] = deposits;
  const card = newCard();
  expect(await refund(first, 250_000, card)).toBe(201);
  expect(await refund(second, 150_000, card)).toBe(201);
  const preview = await steps.requester({
    method: 'POST',
    url: `/api/v1/invoice/${third.invoiceId}/preview`,
    body: { refund: { amount: 1, payee: { credential: card } } },
  });
  expect(preview.json()).toMatchObject({ data: { isApprovalRequired: true } });
  expect(await refund(third, 1, card)).toBe(202);
  await steps.reject((await steps.list(steps.approver, '?view=toDecide')).data[0]?.id ?? '');
  // Another payee has a sum of their own.
  expect(await refund(third, 400_000, newCard())).toBe(201);
  system.clock.advance(25 * hour);
  steps = await approvalSteps(system);
  expect(await refund(second, 250_000, card)).toBe(201);
});

// PEOPLE-534
it('returns to a payee count with the refunds to the same one', async () => {
  await steps.setRule({ kind: 'RETURN', currency: 'UZS', threshold: 400_000 });
  const { shop, deposits } = await shopWithDeposits();
  const card = newCard();
  expect(await giveBack(shop, 200_000, card)).toBe(201);
  expect(await refund(deposits[0], 150_000, card)).toBe(201);
  expect(await giveBack(shop, 50_001, card)).toBe(202);
  expect(await giveBack(shop, 50_000, card)).toBe(201);
});

// PEOPLE-534
it('forms whose customers name one payee at once count together, also days after they were made', async () => {
  await steps.setRule({ kind: 'REFUND', currency: 'UZS', threshold: 400_000 });
  const { deposits } = await shopWithDeposits();
  const forms = [];
  for (const deposit of deposits) {
    const form = await refundSteps(system).refundByForm(deposit, 300_000n);
    await system.requestRequisites(form);
    forms.push(form);
  }
  system.clock.advance(48 * hour);
  steps = await approvalSteps(system);
  const pay = payoutSteps(system);
  const card = newCard();
  await Promise.all(forms.map((form) => pay.complete(form, card)));
  const paid = await Promise.all(forms.map(({ invoiceId }) => pay.payouts(invoiceId)));
  expect(paid.flat()).toHaveLength(1);
  expect((await steps.list(steps.approver, '?view=toDecide')).data).toHaveLength(2);
});
