import { expect, expectStatus, goToRequisites, sayPaid, test } from '../journey.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

test('a declined deposit ends in Fail with its id and the way back', async ({
  origin,
  order,
  customer,
  staff,
}) => {
  const { invoiceId, url } = await order({ amount: 48_000_001 });
  await goToRequisites(customer, url);
  await sayPaid(customer);
  await expect(customer.getByText('Something went wrong')).toBeVisible(outcome);
  await expect(customer.getByText(invoiceId, { exact: false })).toBeVisible();
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
  await expectStatus(staff, invoiceId, 'DECLINED');
});

test('a deposit whose time runs out before "have paid" is canceled and says so', async ({
  order,
  origin,
  customer,
  staff,
}) => {
  const { invoiceId, url } = await order({ lifetimeSeconds: 12 });
  await goToRequisites(customer, url);
  await expect(customer.getByText('Something went wrong')).toBeVisible(outcome);
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?failed`);
  await expectStatus(staff, invoiceId, 'CANCELED');
  await customer.reload();
  await expect(customer.getByText('Something went wrong')).toBeVisible();
});

test('a deposit that the provider does not know of at first is waited for, and paid', async ({
  order,
  customer,
  staff,
}) => {
  const { invoiceId, url } = await order({ amount: 48_000_002 });
  await goToRequisites(customer, url);
  await sayPaid(customer);
  await expectStatus(staff, invoiceId, 'PENDING');
  await expect(customer.getByText('Your balance will be updated soon')).toBeVisible({
    timeout: 50_000,
  });
  await expectStatus(staff, invoiceId, 'DONE');
});
