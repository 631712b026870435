import { expect, test } from '../journey.ts';

// OFFICE-620, OFFICE-621, OFFICE-622, INVOICE-620
test(
  'an invoice is taken over, given away in bulk, and found by its person',
  { tag: '@long' },
  async ({ createForm, staff }) => {
    const [first, second] = [(await createForm()).invoiceId, (await createForm()).invoiceId];
    await staff.goto(`/invoices/${first}`);
    await staff.getByRole('button', { name: 'Assign to me' }).click();
    await expect(staff.getByText('Assigned to Malika Karimova')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
    await staff.goto('/invoices?terminal=1&assignee=me');
    const rowOf = (id: string) =>
      staff.getByRole('checkbox', { name: `Select invoice ${id.toUpperCase()}` });
    await expect(rowOf(first)).toBeVisible();
    await expect(rowOf(second)).toHaveCount(0);

    await staff.goto('/invoices?terminal=1');
    for (const id of [first, second]) await rowOf(id).check();
    const bar = staff.getByRole('group', { name: 'Selected invoices' });
    await bar.getByRole('button', { name: 'Actions' }).click();
    await staff.getByRole('menuitem', { name: 'Assign to a person' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Assign to a person: 2 invoices' });
    await dialog.getByRole('combobox', { name: /Assigned to/ }).click();
    await staff.getByRole('option', { name: 'Malika Karimova' }).click();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('It is assigned to Malika Karimova already')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue with 1 invoice' }).click();
    await expect(dialog.getByText('1 of 2 done; 1 not done, each with its reason')).toBeVisible();
    await staff.keyboard.press('Enter');

    await staff.goto(`/invoices/${second}`);
    await staff.getByRole('button', { name: 'Assign to somebody' }).click();
    const choice = staff.getByRole('dialog', { name: 'Assign the invoice' });
    await choice.getByRole('combobox', { name: /Assigned to/ }).click();
    await staff.getByRole('option', { name: 'Nobody' }).click();
    await choice.getByRole('button', { name: 'Assign' }).click();
    await expect(staff.getByText('Assigned to nobody')).toBeVisible();
    await expect(choice).toHaveCount(0);
  },
);
