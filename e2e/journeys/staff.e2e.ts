import type { Locator, Page } from '@playwright/test';
import { confirmChange } from '../confirm-change.ts';
import {
  expect,
  expectStatus,
  goToRequisites,
  openOffice,
  openPage,
  signIn,
  test,
} from '../journey.ts';

// OFFICE-42, OFFICE-44, OFFICE-45
test('staff change a status after confirming it, and the history names the author', async ({
  createForm,
  staff,
}) => {
  const { invoiceId } = await createForm();
  await staff.goto(`/invoices/${invoiceId}`);
  await staff.getByRole('button', { name: /Change status/ }).click();
  await expect(staff.getByRole('menuitem')).toHaveCount(7);
  await staff.getByRole('menuitem', { name: 'CANCELED' }).click();
  const dialog = staff.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Are you sure you want to change the payment status from NEW to CANCELED?',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectStatus(staff, invoiceId, 'NEW');
  await staff.getByRole('button', { name: /Change status/ }).click();
  await staff.getByRole('menuitem', { name: 'CANCELED' }).click();
  await confirmChange(staff);
  await expect(staff.getByText('Status changed successfully!')).toBeVisible();
  const history = staff.getByRole('list', { name: 'History of status changes' });
  await expect(history.getByRole('listitem').first()).toContainText('CANCELED');
  await expect(history.getByRole('listitem').first()).toContainText('Malika Karimova');
  await expect(history.getByRole('listitem').first()).toContainText('“The bank shows it”');
});

// API-6, OFFICE-46
test('of two people who change one invoice, the second sees the conflict and loses nothing', async ({
  createForm,
  browser,
  staff,
}) => {
  const { invoiceId } = await createForm();
  const { page: other, close } = await openPage(browser);
  await signIn(other, 'support');
  await other.goto(`/invoices/${invoiceId}`);
  await other.getByRole('button', { name: /Change status/ }).click();
  await other.getByRole('menuitem', { name: 'ERROR' }).click();
  await expect(other.getByRole('button', { name: 'Continue' })).toBeEnabled();

  await staff.goto(`/invoices/${invoiceId}`);
  await staff.getByRole('button', { name: /Change status/ }).click();
  await staff.getByRole('menuitem', { name: 'CANCELED' }).click();
  await confirmChange(staff);
  await expect(staff.getByText('Status changed successfully!')).toBeVisible();

  await confirmChange(other);
  await expect(other.getByText('Failed to change status')).toBeVisible();
  await expectStatus(other, invoiceId, 'CANCELED');
  await close();
});

// OFFICE-5
test(
  'the whole list can be used without a mouse',
  { tag: '@long' },
  async ({ createForm, page }) => {
    await createForm();
    await page.goto('/invoices');
    await expect(page).toHaveURL(/\/login/);
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type('merchant');
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type('merchant-demo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/invoices/);
    const links = page.getByRole('grid').getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    // The first cell of a row selects it, the second one opens it.
    await tabTo(page, page.getByRole('gridcell').first());
    await page.keyboard.press('ArrowRight');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]{36}/);
  },
);

// OFFICE-6, PEOPLE-38
test('data without permission is missing', async ({ browser, customer, createForm, staff }) => {
  const { invoiceId, url } = await createForm({ amount: 27_000_000 });
  await goToRequisites(customer, url);
  const { page: viewer, close } = await openPage(browser);
  await signIn(viewer, 'viewer');
  for (const page of [staff, viewer]) {
    await page.goto(`/invoices/${invoiceId}`);
    await expect(page.getByText('Merchant Invoice ID')).toBeVisible();
  }
  await expect(staff.getByText('Credentials', { exact: true })).toBeVisible();
  await expect(viewer.getByText('Credentials', { exact: true })).toHaveCount(0);
  await viewer.goto('/reports');
  await expect(viewer.getByText('You have no access to this page')).toBeVisible();
  await expect(viewer.getByRole('combobox', { name: /Terminal/ })).toHaveCount(0);
  await close();
});

// OFFICE-1
test('a stranger is shown the login, and an unknown path too', async ({ page }) => {
  for (const path of ['/', '/invoices', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('signing out ends the session on the server', async ({ browser }) => {
  const { page, context, close } = await openPage(browser);
  await openOffice(page, 'viewer');
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await context.addCookies(cookies);
  await page.goto('/invoices');
  await expect(page).toHaveURL(/\/login/);
  await close();
});

/** As many as there are places in the frame and above the list, and some. */
const maxPresses = 40;

/** Presses Tab until the focus is there, as a person without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxPresses} presses of Tab did not lead there`);
}
