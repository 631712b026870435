import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';

// OFFICE-481, INVOICE-470
test(
  'selected invoices are exported, and their callbacks sent again',
  { tag: '@long' },
  async ({ createForm, staff }) => {
    await staff.goto('/invoices?terminal=1');
    const { origin } = new URL(staff.url());
    const withAddress = await createForm({ callbackUrl: `${origin}/api/health` });
    const ids = [withAddress.invoiceId, (await createForm()).invoiceId];
    await staff.reload();
    for (const id of ids) {
      await staff.getByRole('checkbox', { name: `Select invoice ${id.toUpperCase()}` }).check();
    }
    const bar = staff.getByRole('group', { name: 'Selected invoices' });
    await expect(staff.getByText('2 selected')).toBeVisible();
    const downloading = staff.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const lines = file.trim().split('\r\n').slice(1);
    // The newest first.
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids.toReversed());

    await bar.getByRole('button', { name: 'Actions' }).click();
    await staff.getByRole('menuitem', { name: 'Send the callback again' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Send the callback again: 2 invoices' });
    await dialog.getByRole('button', { name: 'Continue with 2 invoices' }).click();
    await expect(dialog.getByText('1 of 2 done; 1 not done, each with its reason')).toBeVisible();
    await expect(dialog.getByText('The callback is on its way')).toBeVisible();
    await expect(dialog.getByText('There is no address to send callbacks to')).toBeVisible();
    await staff.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Actions' })).toBeFocused();
  },
);
