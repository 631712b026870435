import { expect, expectStatus, goToRequisites, sayPaid, showNew, test } from '../journey.ts';
import { balanceOn, readAmount } from '../read-amount.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

test('a paid deposit reaches Success, and staff see it and the balance rise by amount minus fee', async ({
  origin,
  order,
  customer,
  staff,
}) => {
  const balance = balanceOn(staff);
  await staff.goto('/invoices?terminal=1');
  const before = await readAmount(balance);
  const { invoiceId, url } = await order({ amount: 48_000_000 });

  await test.step('staff see the new invoice arrive in the list', async () => {
    const row = staff.getByRole('row', { name: new RegExp(invoiceId, 'i') });
    await showNew(staff);
    await expect(row).toContainText('NEW');
    await expect(row).toContainText('Test');
  });
  await goToRequisites(customer, url);
  await expectStatus(staff, invoiceId, 'IN_PROGRESS');
  await sayPaid(customer);
  await expect(customer.getByText('Your balance will be updated soon')).toBeVisible(outcome);
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);

  await expectStatus(staff, invoiceId, 'DONE');
  const history = staff.getByRole('list', { name: 'History of status changes' });
  await expect(history.getByRole('listitem')).toHaveText([
    /DONE/,
    /PAYED/,
    /PENDING/,
    /IN_PROGRESS/,
    /NEW/,
  ]);
  await expect(staff.getByText('9860', { exact: false }).first()).toBeVisible();
  await staff.goto('/invoices?terminal=1');
  // 480 000.00 less 1.5 %
  await expect.poll(() => readAmount(balance)).toBe(before + 47_280_000);
});

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
