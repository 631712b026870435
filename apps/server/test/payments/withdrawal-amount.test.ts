import { eq } from 'drizzle-orm';
import { minorUnits } from '@tiyin/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { terminalMethod } from '../../src/db/schema.ts';
import { type Caller, signIn, stranger } from '../callers.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, payeeCard } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
let operator: Caller;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = payoutSteps(system);
  operator = await signIn(system.app, 'operator');
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const production = { isTest: false, providerKind: 'manual' } as const;

const change = ({ invoiceId }: Deposit, amount: number) =>
  operator({
    method: 'PATCH',
    url: '/api/v1/invoice/amount',
    body: { invoiceId, amount, reason: 'The merchant asked for it' },
  });

const complete = ({ formId }: Deposit) =>
  stranger(system.app)({
    method: 'POST',
    url: `/api/payments/form/${formId}/complete`,
    body: { formId, credential: payeeCard },
  });

const retry = ({ invoiceId }: Deposit) =>
  operator({ method: 'POST', url: '/api/v1/invoice/retry', body: { invoiceId } });

const limitTo = ({ payoutTerminalId }: Shop, maxAmount: bigint) =>
  system.run((tx) =>
    tx
      .update(terminalMethod)
      .set({ maxAmount: minorUnits(maxAmount) })
      .where(eq(terminalMethod.terminalId, payoutTerminalId)),
  );

const more = { code: 'not_allowed', errors: [{ path: '/amount' }] };

// INVOICE-480
it('a person lowers the amount of a withdrawal, and never raises it above what was requested', async () => {
  const shop = await system.shop(production);
  await steps.earn(shop, 9_000_000n);
  const withdrawal = await steps.createWithdrawal(shop, 1_000_000n);
  const raised = await change(withdrawal, 1_000_001);
  expect(raised.statusCode, raised.body).toBe(422);
  expect(raised.json()).toMatchObject(more);
  const preview = await operator({
    method: 'POST',
    url: `/api/v1/invoice/${withdrawal.invoiceId}/preview`,
    body: { amount: 1_000_001 },
  });
  expect(preview.json()).toMatchObject(more);
  expect((await change(withdrawal, 400_000)).statusCode).toBe(200);
  expect((await change(withdrawal, 1_000_001)).json()).toMatchObject(more);
  expect((await change(withdrawal, 700_000)).statusCode).toBe(200);
  expect((await change(withdrawal, 1_000_000)).statusCode).toBe(200);
  expect((await change(withdrawal, 1_000_001)).json()).toMatchObject(more);
  expect((await complete(withdrawal)).statusCode).toBe(200);
  const { invoiceId } = withdrawal;
  expect(await system.row(invoiceId)).toMatchObject({ status: 'IN_PROGRESS', amount: 1_000_000n });
  // After a payout that failed, too.
  await steps.say('refused', invoiceId);
  expect(await system.status(withdrawal)).toBe('DECLINED');
  expect((await change(withdrawal, 5_000_000)).json()).toMatchObject(more);
  expect((await change(withdrawal, 900_000)).statusCode).toBe(200);
  expect((await retry(withdrawal)).statusCode).toBe(200);
});

// INVOICE-481
it('a withdrawal is sent only within the limits that its terminal has then', async () => {
  const shop = await system.shop(production);
  const withdrawal = await steps.createWithdrawal(shop, 1_000_000n);
  await limitTo(shop, 999_999n);
  const outside = { code: 'amount_outside_limits', limits: [{ maxAmount: 999_999 }] };
  const completed = await complete(withdrawal);
  expect(completed.statusCode, completed.body).toBe(422);
  expect(completed.json()).toMatchObject(outside);
  expect(await system.status(withdrawal)).toBe('NEW');
  await limitTo(shop, 1_000_000n);
  // The balance is empty.
  expect((await complete(withdrawal)).json()).toMatchObject({ code: 'payment_not_possible' });
  await steps.earn(shop, 9_000_000n);
  await limitTo(shop, 999_999n);
  expect((await retry(withdrawal)).json()).toMatchObject(outside);
  expect(await system.status(withdrawal)).toBe('DECLINED');
  await limitTo(shop, 1_000_000n);
  expect((await retry(withdrawal)).statusCode).toBe(200);
});
