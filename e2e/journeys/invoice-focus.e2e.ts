import { expect, test } from '../journey.ts';

// OFFICE-891
test('the focus comes back from an invoice to its row', async ({ staff }) => {
  await staff.goto('/invoices?terminal=1');
  const rows = staff.getByRole('grid', { name: 'Invoices' }).getByRole('link');
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await first.focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('button', { name: 'Next invoice' })).toBeEnabled();
  await staff.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('button', { name: 'Next invoice' })).toBeEnabled();
  await staff.keyboard.press('j');
  await expect(staff.getByRole('button', { name: 'Previous invoice' })).toBeEnabled();
  await staff.keyboard.press('Escape');
  await expect(second).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('button', { name: 'Previous invoice' })).toBeEnabled();
  await staff.goBack();
  await expect(second).toBeFocused();
});
