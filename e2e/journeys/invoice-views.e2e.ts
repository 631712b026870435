import { expect, openPage, signIn, test } from '../journey.ts';

// OFFICE-24, OFFICE-623
test(
  'views are kept on the server for the person, and those of the browser are moved there',
  { tag: '@long' },
  async ({ browser, staff }) => {
    const stored = {
      name: 'Refused by the bank',
      address: '/invoices?terminal=all&statusIds=6',
      hiddenColumns: [],
    };
    await staff.goto('/invoices?terminal=all');
    await staff.evaluate((view) => {
      localStorage.setItem('tiyin.invoiceViews', JSON.stringify([view]));
    }, stored);
    const open = async (page: typeof staff) => {
      await page.goto('/invoices?terminal=all&statusIds=8');
      await page.getByRole('button', { name: 'Views' }).click();
      return page.getByRole('dialog', { name: 'Views' });
    };
    const views = await open(staff);
    await expect(
      views.getByRole('button', { name: 'Refused by the bank', exact: true }),
    ).toBeVisible();
    expect(await staff.evaluate(() => localStorage.getItem('tiyin.invoiceViews'))).toBeNull();
    await views.getByRole('textbox', { name: /^Name/ }).fill('Our errors');
    await views.getByRole('button', { name: 'Save this view' }).click();
    await views.getByRole('button', { name: 'Rename Our errors' }).click();
    const renaming = staff.getByRole('dialog', { name: 'Rename Our errors' });
    await renaming.getByRole('textbox', { name: /^New name/ }).fill('Our errors of all');
    await renaming.getByRole('textbox', { name: /^New name/ }).press('Enter');
    await expect(renaming).toHaveCount(0);
    await expect(
      views.getByRole('button', { name: 'Our errors of all', exact: true }),
    ).toBeVisible();

    const { page: elsewhere, close } = await openPage(browser);
    await signIn(elsewhere, 'operator');
    const there = await open(elsewhere);
    await there.getByRole('button', { name: 'Remove Refused by the bank' }).click();
    await expect(
      there.getByRole('button', { name: 'Refused by the bank', exact: true }),
    ).toHaveCount(0);
    await there.getByRole('button', { name: 'Our errors of all', exact: true }).click();
    await expect(elsewhere).toHaveURL(/terminal=all&statusIds=8/);
    await close();
  },
);
