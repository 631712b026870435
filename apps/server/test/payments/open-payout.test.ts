import type { InvoiceId } from '@tiyin/domain/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInvoice } from '../../src/payments/invoices/read-invoice.ts';
import { payoutSteps } from './payout-steps.ts';
import { type TestSystem, minute, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
afterAll(() => system.close());

/** The sandbox never says anything about it. */
const silent = 1_000_003n;

async function shown(invoiceId: InvoiceId, permissions?: string[]) {
  const operator = await system.operator();
  const staff = { ...operator, permissions: permissions ?? operator.permissions };
  const { secrets } = system.context;
  const now = system.clock.now();
  return system.run((tx) => readInvoice(tx, { staff, invoiceId, secrets, now }));
}

// INVOICE-216, INVOICE-453
it('an invoice shows a payout with an unknown outcome, and offers no Retry before it has failed', async () => {
  const shop = await system.shop();
  await steps.earn(shop, 10_000_000n);
  const withdrawal = await steps.createWithdrawal(shop, silent);
  const { invoiceId } = withdrawal;
  await steps.complete(withdrawal);
  const [payout] = await steps.payouts(invoiceId);
  const sentAt = system.clock.now().getTime();
  const nextAskDate = new Date(sentAt + 3 * second).toISOString();
  expect(await shown(invoiceId)).toMatchObject({
    isRetryable: false,
    openPayout: { id: payout?.id, status: { code: 'NEW' }, nextAskDate, isMadeByHand: false },
  });
  const waitsUntil = new Date(sentAt + 60 * minute).toISOString();
  expect(await shown(invoiceId)).toMatchObject({ waitsUntil });
  expect(await shown(invoiceId, ['merchant.rw.all'])).toMatchObject({ waitsUntil });
  await system.pass(61 * minute);
  expect(await shown(invoiceId)).toMatchObject({
    invoiceStatus: { code: 'ERROR' },
    isRetryable: false,
    openPayout: { id: payout?.id, status: { code: 'UNKNOWN' }, nextAskDate: null },
  });
  expect(await shown(invoiceId), 'a person decides').not.toHaveProperty('waitsUntil');
  expect(await shown(invoiceId, ['merchant.rw.all'])).not.toHaveProperty('openPayout');
  await steps.say('refused', invoiceId);
  await system.move(withdrawal, 'ERROR').catch(() => undefined);
  const after = await shown(invoiceId);
  expect(after).toMatchObject({ isRetryable: true });
  expect(after).not.toHaveProperty('openPayout');
});

// INVOICE-454
it('a withdrawal that a person put in progress says that no payout is under way, and whether Retry can send one', async () => {
  const shop = await system.shop();
  await steps.autoRetry('true');
  await steps.earn(shop, 10_000_000n);
  const withdrawal = await steps.createWithdrawal(shop, silent);
  const { invoiceId } = withdrawal;
  await steps.complete(withdrawal);
  expect(await shown(invoiceId), 'a payout is under way').not.toHaveProperty('missingPayout');
  await system.move(withdrawal, 'CANCELED');
  await steps.say('refused', invoiceId);
  await system.move(withdrawal, 'IN_PROGRESS');
  expect(await shown(invoiceId)).toMatchObject({
    isRetryable: false,
    missingPayout: { nextTryDate: null, isSendable: true },
  });
  expect(await shown(invoiceId, ['merchant.rw.all'])).not.toHaveProperty('missingPayout');
  await system.move(withdrawal, 'ERROR');
  const moved = await shown(invoiceId);
  expect(moved).toMatchObject({ isRetryable: true });
  expect(moved, 'only in progress').not.toHaveProperty('missingPayout');
});

// INVOICE-454
it('a withdrawal whose payout was paid or whose payee is not known has none that Retry could send', async () => {
  const shop = await system.shop();
  await steps.earn(shop, 10_000_000n);
  const unknown = await steps.createWithdrawal(shop, silent);
  await system.move(unknown, 'IN_PROGRESS');
  const missingPayout = { nextTryDate: null, isSendable: false };
  expect(await shown(unknown.invoiceId)).toMatchObject({ missingPayout });
  const paid = await steps.createWithdrawal(shop, silent);
  await steps.complete(paid);
  await steps.say('paid', paid.invoiceId);
  await system.move(paid, 'IN_PROGRESS');
  expect(await shown(paid.invoiceId)).toMatchObject({ missingPayout });
});

// INVOICE-454
it('between two tries the invoice says when the next payout is made', async () => {
  const shop = await system.shop({ accounts: [{ priority: 2 }, {}] });
  await steps.autoRetry('true');
  await steps.earn(shop, 10_000_000n);
  const withdrawal = await steps.createWithdrawal(shop, silent);
  const { invoiceId } = withdrawal;
  await steps.complete(withdrawal);
  await steps.say('refused', invoiceId);
  expect(await shown(invoiceId)).toMatchObject({
    invoiceStatus: { code: 'IN_PROGRESS' },
    missingPayout: { nextTryDate: expect.any(String) },
  });
});
