import { expect, test } from '../journey.ts';

// OFFICE-86, PEOPLE-43, PEOPLE-44
test('staff give a transfer to its invoice, close what is none of theirs, and both are kept as closed', async ({
  createForm,
  origin,
  staff,
}) => {
  const { invoiceId } = await createForm({ amount: 31_415_900 });
  const reported = await staff.request.post('/api/v1/transfer', {
    headers: { origin },
    data: {
      accountId: 1,
      amount: 31_415_900,
      transferId: 'statement-1',
      comment: 'Seen at the bank',
    },
  });
  expect(reported.status(), await reported.text()).toBe(201);
  await staff.goto('/notifications');
  const link = staff.getByRole('link', { name: /^Transfer/ });
  const row = staff.getByRole('row').filter({ hasText: /314\s159\.00\u00A0UZS/, has: link });
  await row.getByRole('link', { name: /^Transfer/ }).click();
  const pane = staff.getByRole('region', { name: 'Transfer' });
  await pane.getByText('Another invoice').click();
  await pane.getByRole('textbox', { name: 'Invoice ID' }).fill(invoiceId);
  await pane.getByRole('textbox', { name: 'Reason' }).fill('Seen at the bank');
  await pane.getByRole('button', { name: 'Assign transfer' }).click();
  await expect(staff.getByText('Transfer assigned')).toBeVisible();
  await staff.getByRole('link', { name: /^Notifications/ }).click();
  await expect(row).toHaveCount(0);
  // The demo has one from the start.
  const other = staff.getByRole('row').filter({ hasText: /123\s456\.00\u00A0UZS/ });
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(staff.getByText('Notification closed')).toBeVisible();
  await expect(other).toHaveCount(0);
  await staff.getByRole('tab', { name: 'Closed' }).click();
  await expect(row.first()).toContainText('resolved');
  await expect(other.first()).toContainText('by Malika Karimova');
});
