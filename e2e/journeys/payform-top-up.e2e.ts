import type { Page } from '@playwright/test';
import { expect, goToRequisites, test } from '../journey.ts';
import { goToRequisites as goPlain, outcome, test as plainTest } from '../without-script.ts';

type Transfer = { readonly invoiceId: string; readonly amount: number; readonly id: string };

/** Staff report money that the bank shows on the account of the deposit. */
async function reportMoney(
  origin: string,
  staff: Page,
  { amount, id, invoiceId }: Transfer,
): Promise<void> {
  const answer = await staff.request.post('/api/v1/transfer', {
    headers: { origin },
    data: { accountId: 1, amount, transferId: id, invoiceId, comment: 'Seen at the bank' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

// INVOICE-221, FORM-258
test('a short payment is announced, topped up by the missing amount, and succeeds', async ({
  createForm,
  customer,
  origin,
  staff,
}) => {
  const { url, invoiceId } = await createForm({ amount: 43_210_000 });
  await goToRequisites(customer, url);
  await reportMoney(origin, staff, { invoiceId, amount: 40_000_000, id: 'short-1' });
  const news = customer.getByRole('status').filter({ hasText: 'Part of your payment has arrived' });
  await expect(news).toContainText(/400\s000\sUZS has arrived, 32\s100\sUZS is missing/, outcome);
  await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
  await expect(customer.getByText('32100', { exact: true })).toBeVisible();
  await expect(customer.getByText(/^We look for your transfer until/)).toBeVisible();
  await customer.reload();
  await expect(news).toBeVisible();

  await reportMoney(origin, staff, { invoiceId, amount: 3_210_000, id: 'short-2' });
  await expect(customer.getByRole('heading', { name: 'Payment received' })).toBeVisible(outcome);
});

// FORM-258
plainTest(
  'without a script a short payment says what is missing, and is topped up',
  { tag: '@long' },
  async ({ createForm, origin, plain, staff }) => {
    const { url, invoiceId } = await createForm({ amount: 43_220_000 });
    await goPlain(plain, url);
    await reportMoney(origin, staff, { invoiceId, amount: 40_000_000, id: 'plain-short-1' });
    await plain.reload();
    await expect(plain.getByText(/400\s000\sUZS has arrived, 32\s200\sUZS is missing/)).toBeVisible(
      outcome,
    );
    await expect(plain.getByText('32200', { exact: true })).toBeVisible();
    await reportMoney(origin, staff, { invoiceId, amount: 3_220_000, id: 'plain-short-2' });
    await expect(plain.getByRole('heading', { name: 'Payment received' })).toBeVisible(outcome);
  },
);
