import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, openOffice, openPage, test } from '../journey.ts';

/** Ends the session at the server from elsewhere: this browser still holds its cookies. */
async function revokeSession(browser: Browser, context: BrowserContext, origin: string) {
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const answer = await elsewhere.request.post(`${origin}/api/v1/logout`, { headers: { origin } });
  expect(answer.ok()).toBe(true);
  await elsewhere.close();
}

async function signInAgain(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(`${name}-demo`);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toHaveCount(0);
}

// OFFICE-18
test('typed text survives an outage and a lost session, until leaving is confirmed', async ({
  browser,
  createForm,
  origin,
}) => {
  const { invoiceId } = await createForm();
  const { page, context, close } = await openPage(browser);
  await openOffice(page, 'merchant');
  // By a link and not by its address: then the page handles back, and can show its question.
  await page.locator(`a[href="/invoices/${invoiceId}"]`).click();
  await page.getByRole('button', { name: 'Support History (0)' }).click();
  await page.getByRole('button', { name: 'Open ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open ticket' });
  const field = dialog.getByRole('textbox', { name: 'Description' });
  const send = dialog.getByRole('button', { name: 'Open ticket' });
  await field.fill('The customer says that it was paid');

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeAttached();
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('The customer says that it was paid');
  await expect(page.getByText('Merchant Invoice ID')).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);

  await revokeSession(browser, context, origin);
  // A refresh of the page may notice it first, and then the question of the session is above the button.
  await send.dispatchEvent('click');
  await signInAgain(page, 'merchant');
  await expect(field).toHaveValue('The customer says that it was paid');
  await page.evaluate(() => window.history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`${invoiceId}$`));
  await expect(field).toHaveValue('The customer says that it was paid');
  await send.click();
  await expect(page.getByText('Ticket opened')).toBeVisible();
  await close();
});

test(
  'content that was not loaded before an outage says so, and loads after it',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context, close } = await openPage(browser);
    // For a person who saves data nothing is preloaded.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openOffice(page, 'operator');
    const rows = page.getByRole('grid').getByRole('link');
    await expect(rows.first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByText('This was not loaded yet.')).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(
      page.getByText('You are offline, and this page was not loaded yet.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Get report' }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.route(/(Appearance|Monitoring)\w+-[^/]+\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Appearance' }).click();
    await expect(page.getByText('Loading chunk appearance failed')).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await page.getByRole('link', { name: 'Monitoring' }).click();
    await expect(page.getByText('Loading chunk monitoring failed')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible();
    await close();
  },
);

test('text typed while the palette loads is kept', { tag: '@long' }, async ({ browser }) => {
  const { page, close } = await openPage(browser);
  await openOffice(page, 'support');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/Palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('notx');
  await page.keyboard.press('Backspace');
  letCome();
  await expect(page.getByRole('combobox', { name: /^Screen, invoice/ })).toHaveValue('not');
  await page.getByRole('option', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await close();
});
