import type { Page } from '@playwright/test';
import { expect, openOffice, openPage, test } from '../journey.ts';

/** Where text is typed: the page, the way to the field, and the field. */
const places: readonly (readonly [string, string, RegExp])[] = [
  ['/invoices?terminal=all', 'Filter', /^Customer ID/],
  ['/invoices?terminal=all', 'Views', /^Name/],
  ['/audit', 'Filter', /^Object ID/],
];

const toOtherMode = (page: Page) =>
  page.getByRole('button', { name: /Show (production|test) data/ });

// OFFICE-938
test('what is typed in a filter or as the name of a view stays when another tab switches the mode', async ({
  browser,
}) => {
  const { context, page, close } = await openPage(browser);
  await openOffice(page, 'operator');
  const otherTab = await context.newPage();
  await otherTab.goto('/alerts');
  for (const [address, button, name] of places) {
    await page.goto(address);
    await page.getByRole('button', { name: button, exact: true }).click();
    const field = page.getByRole('textbox', { name });
    await field.pressSequentially('abc');
    await toOtherMode(otherTab).click();
    await expect(page.getByText('What you typed here is kept.')).toBeVisible();
    await expect(field, `${button} of ${address}`).toHaveValue('abc');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(field).toHaveCount(0);
  }
  await close();
});
