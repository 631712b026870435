import type { Page } from '@playwright/test';
import { expect, openOffice, openPage, test } from '../journey.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Screen, invoice/ })).toBeFocused();
}

// OFFICE-482, OFFICE-483
test(
  'the palette does what the open page can do, and knows what was opened lately',
  { tag: '@long' },
  async ({ browser, createForm, staff }) => {
    const { invoiceId } = await createForm();
    await staff.goto(`/invoices/${invoiceId}`);
    await expect(staff.getByText('History of status changes')).toBeVisible();
    await openPalette(staff);
    await staff.keyboard.type('status canceled');
    await expect(staff.getByRole('option', { name: 'Change status to CANCELED' })).toBeVisible();
    await staff.keyboard.press('Enter');
    const question = staff.getByRole('alertdialog', { name: 'Change status' });
    await expect(question).toContainText('from NEW to CANCELED?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);

    await staff.goto('/invoices?terminal=1');
    await expect(
      staff.getByRole('grid', { name: 'Invoices' }).getByRole('link').first(),
    ).toBeVisible();
    await openPalette(staff);
    const recent = staff.getByRole('option', {
      name: `Recent: Invoice ${invoiceId.slice(0, 8).toUpperCase()}…${invoiceId.slice(-8).toUpperCase()}`,
    });
    await expect(recent).toBeVisible();
    await expect(staff.getByRole('option', { name: 'Change status to CANCELED' })).toHaveCount(0);
    await staff.keyboard.type('export');
    const downloading = staff.waitForEvent('download');
    await expect(staff.getByRole('option', { name: /^Export these invoices/ })).toBeVisible();
    await staff.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe('Invoices.csv');

    await openPalette(staff);
    await staff.keyboard.type('new terminal');
    await expect(staff.getByRole('option', { name: 'New terminal' })).toBeVisible();
    await staff.keyboard.press('Enter');
    const dialog = staff.getByRole('dialog', { name: 'New Terminal' });
    await expect(dialog).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(staff).toHaveURL(/\/terminals$/);

    const { page: viewer, close } = await openPage(browser);
    await openOffice(viewer, 'viewer');
    await expect(viewer.getByRole('grid', { name: 'Invoices' })).toBeVisible();
    await openPalette(viewer);
    await expect(viewer.getByRole('option', { name: 'Theme: dark' })).toBeVisible();
    await expect(viewer.getByRole('option', { name: 'New terminal' })).toHaveCount(0);
    await expect(viewer.getByRole('option', { name: /^Recent/ })).toHaveCount(0);
    await viewer.keyboard.press('Escape');
    await expect(viewer.getByRole('dialog')).toHaveCount(0);
    await close();
  },
);
