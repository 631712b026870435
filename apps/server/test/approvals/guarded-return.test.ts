import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestFormReturn } from '../../src/payments/form/request-form-return.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  openTestSystem,
  payeeCard,
} from '../payments/test-system.ts';
import { supportCodeOf } from '../payments/test-system-rows.ts';
import { approvalSteps } from './approval-steps.ts';

let system: TestSystem;
let steps: Awaited<ReturnType<typeof approvalSteps>>;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = await approvalSteps(system);
});
afterEach(async () => {
  await steps.clear();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const otherCard = '9860120115555678';

/** A deposit of production with 200 000 too much, whose customer requested that back. */
async function requestedDeposit(change: (deposit: Deposit) => Promise<unknown>): Promise<Deposit> {
  await steps.setRule({ kind: 'FEE', isRequired: true });
  shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await change(deposit);
  await system.report(deposit, { amount: 1_200_000n });
  const { formId } = deposit;
  await system.run(async (tx) =>
    requestFormReturn(tx, {
      formId,
      supportCode: await supportCodeOf(tx, formId),
      credential: payeeCard,
      secrets: system.context.secrets,
      now: system.clock.now(),
    }),
  );
  return deposit;
}

const giveBack = ({ invoiceId }: Deposit, credential: string) =>
  steps.requester({
    method: 'POST',
    url: '/api/v1/invoice/return',
    body: { invoiceId, amount: 1_000, reason: 'It is too much', payee: { credential } },
  });

const needs = async ({ invoiceId }: Deposit) => {
  const query = `kind=RETURN&invoiceId=${invoiceId}&amount=1000`;
  const answer = await steps.requester({ method: 'GET', url: `/api/v1/approval-need?${query}` });
  return answer.json().data;
};

describe('a return of money that a provider reported, below every threshold', () => {
  // PEOPLE-570
  it('needs a second person for a payee that the customer did not name', async () => {
    const deposit = await requestedDeposit(() => Promise.resolve());
    const other = await giveBack(deposit, otherCard);
    expect(other.statusCode, other.body).toBe(202);
    await steps.reject(other.json().approval.id);
    expect(await needs(deposit)).toMatchObject({ isRequired: false });
    const named = await giveBack(deposit, payeeCard);
    expect(named.statusCode, named.body).toBe(201);
  });

  // PEOPLE-570
  it.each([
    [
      'changed its amount',
      (deposit: Deposit) => payoutSteps(system).changeAmount(deposit.invoiceId, 900_000n),
    ],
    ['changed its status', (deposit: Deposit) => system.move(deposit, 'CANCELED')],
  ])('needs a second person where a person %s, for the named payee, too', async (_, change) => {
    const deposit = await requestedDeposit(change);
    expect(await needs(deposit)).toMatchObject({ isRequired: true });
    const answer = await giveBack(deposit, payeeCard);
    expect(answer.statusCode, answer.body).toBe(202);
  });
});
