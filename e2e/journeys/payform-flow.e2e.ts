import type { Page } from '@playwright/test';
import { expectHistoryDepth } from '../history-depth.ts';
import { expect, goToRequisites, test } from '../journey.ts';

/* The deadline, and the status that is requested every 5 seconds. */
const outcome = { timeout: 40_000 };

/** Taps a point of the page twice, the second time as soon as another view is there. */
async function tapTwice(page: Page, name: RegExp, next: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
  await page.mouse.click(x, y);
}

// FORM-201, FORM-202
test(
  'a second tap chooses nothing and pays nothing, and an early "I have paid" opens a question',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm({ amount: 48_700_003 });
    await customer.goto(url);
    await tapTwice(customer, /Humo/, /^Payment$/);
    await expect(customer.getByRole('button', { name: /Humo.*Change/ })).toBeVisible();
    await tapTwice(customer, /^Deposit/, /^Copy credentials/);
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
    await customer.getByRole('button', { name: /I have paid/ }).click();
    await expect(customer.getByRole('heading', { name: /^Have you already sent/ })).toBeVisible();
    await customer.getByRole('button', { name: /^Not yet/ }).click();
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
  },
);

// FORM-203, FORM-204
test(
  '"I have paid" that was pressed in time without a network is accepted after the deadline',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm({ amount: 48_800_003, lifetimeSeconds: 20 });
    await goToRequisites(customer, url);
    await customer.getByRole('button', { name: 'Copy: Amount' }).click();
    await customer.context().setOffline(true);
    await customer.getByRole('button', { name: /I have paid/ }).click();
    await expect(customer.getByRole('timer').first()).toHaveText('00:00', outcome);
    await customer.context().setOffline(false);
    await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible(outcome);
    await expect(customer.getByText('Not sent yet? Show the details')).toBeVisible();
    await expectHistoryDepth(customer, 1);
    await customer.reload();
    await customer.getByText('Not sent yet? Show the details').click();
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
  },
);

// FORM-204, FORM-207, FORM-212
test(
  'at zero without a network the requisites are gone, and Fail links to one address',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm({ amount: 48_900_003, lifetimeSeconds: 15 });
    await goToRequisites(customer, url);
    await customer.context().setOffline(true);
    await expect(customer.getByRole('heading', { name: 'Time is up' })).toBeVisible(outcome);
    await expect(customer.getByText('Do not send money now.')).toBeVisible();
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toHaveCount(0);
    await expect(customer.getByRole('button', { name: /I have paid/ })).toHaveCount(0);
    await customer.context().setOffline(false);
    await expect(customer.getByText(/^We still look for your transfer until/)).toBeVisible(outcome);
    const link = customer.getByRole('link', { name: 'Continue' });
    const live = await link.getAttribute('href');
    await expectHistoryDepth(customer, 0);
    await customer.reload();
    await expect(link).toHaveAttribute('href', live ?? 'none');
  },
);

// FORM-209, FORM-210
test('Back moves step by step and stays in the payment, which can be canceled from each step', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 49_100_003 });
  await goToRequisites(customer, url);
  await customer.goBack();
  await expect(customer.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await customer.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(customer.getByRole('heading', { name: 'Cancel this payment?' })).toBeVisible();
  await customer.goBack();
  await expect(customer.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await customer.goBack();
  await expect(customer.getByRole('heading', { name: 'Choose a payment method' })).toBeVisible();
  await customer.getByRole('button', { name: 'Cancel this payment' }).click();
  await customer.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(customer.getByText('This payment was canceled.')).toBeVisible();
});
