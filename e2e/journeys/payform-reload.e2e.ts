import { expectHistoryDepth } from '../history-depth.ts';
import { expect, confirmPaid, test } from '../journey.ts';

// FORM-13
test('the form survives a reload at every step', async ({ createForm, customer }) => {
  // …03: no money arrives, so that Processing stays.
  const { invoiceId, url } = await createForm({ amount: 48_150_003 });
  await customer.goto(url);
  await expect(customer.getByRole('button', { name: /Humo/ })).toBeVisible();
  await customer.reload();
  await customer.getByRole('button', { name: /Humo/ }).click();
  await expect(customer.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'Payment' })).toBeVisible();

  await customer.getByRole('button', { name: /^Deposit/ }).click();
  const card = customer.getByText(/\b9860(\s\d{4}){3}\b/).first();
  const number = await card.innerText();
  await customer.reload();
  await expect(customer.getByText(number).first()).toBeVisible();

  await confirmPaid(customer);
  await expectHistoryDepth(customer, 1);
  await customer.reload();
  await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
  await expect(customer.getByText(invoiceId)).toBeVisible();
});
