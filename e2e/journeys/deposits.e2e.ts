import { expect, expectStatus, goToRequisites, confirmPaid, showNew, test } from '../journey.ts';
import { balanceOn, readAmount } from '../read-amount.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

// FORM-56, INVOICE-12
test('a paid deposit reaches Success, and staff see it and the balance rise by amount minus fee', async ({
  origin,
  createForm,
  customer,
  staff,
}) => {
  const balance = balanceOn(staff);
  await staff.goto('/invoices?terminal=1');
  const before = await readAmount(balance);
  const { invoiceId, url } = await createForm({ amount: 48_000_000 });

  await test.step('staff see the new invoice arrive in the list', async () => {
    const row = staff.getByRole('row', { name: new RegExp(invoiceId, 'i') });
    await showNew(staff);
    await expect(row).toContainText('NEW');
    await expect(row).toContainText('Test');
  });
  await goToRequisites(customer, url);
  await expectStatus(staff, invoiceId, 'IN_PROGRESS');
  await confirmPaid(customer);
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
