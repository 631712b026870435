import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../callers.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

// INVOICE-231
it.each([
  { by: 'staff', shownTo: ['operator'] },
  { by: 'merchant', shownTo: [] },
] as const)(
  'the address of the form of a refund is shown to the person who made it alone: $by',
  async ({ by, shownTo }) => {
    const give = refundSteps(system);
    const shop = await system.shop();
    await payoutSteps(system).earn(shop, 4_000_000n);
    const deposit = await give.paidDeposit(shop, 1_000_000n);
    if (by === 'staff') await give.refundByForm(deposit, 50_000n);
    else await give.refundAsMerchant(shop, deposit, 50_000n, true);
    const sees = async (role: 'approver' | 'operator') => {
      const caller = await signIn(system.app, role);
      const url = `/api/v1/invoice/refund?invoiceId=${deposit.invoiceId}`;
      const answer = await caller({ method: 'GET', url });
      const { data } = answer.json<{ data: { amount: number; formUrl?: string }[] }>();
      expect(data).toMatchObject([{ amount: 50_000 }]);
      return data[0]?.formUrl === undefined ? [] : [role];
    };
    expect([...(await sees('operator')), ...(await sees('approver'))]).toEqual(shownTo);
  },
);
