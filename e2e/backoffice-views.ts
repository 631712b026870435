import type { Locator, Page } from '@playwright/test';

/** The session of a view's picture; `stranger` has none. */
export type Viewer = 'operator' | 'merchant' | 'support' | 'viewer' | 'stranger';

/** One view of the back office. */
export type OfficeView = {
  readonly name: string;
  readonly viewer: Viewer;
  /** Leads a page of the viewer's to it, at any width. */
  readonly open: (page: Page) => Promise<void>;
};

const view = (name: string, open: OfficeView['open'], viewer: Viewer = 'operator'): OfficeView => ({
  name,
  viewer,
  open,
});

/** Opens an address and prepares the view. */
const at =
  (path: string, act: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await act(page);
  };

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();

/** Presses a button, and waits for the dialog that it opens. */
const dialogBy = (name: string | RegExp) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

/** The first invoice of a list; its address is the same in every theme and width. */
const firstInvoice =
  (query: string, act: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/invoices?${query}`);
    const row = page.getByRole('grid', { name: 'Invoices' }).getByRole('link').first();
    await page.goto((await row.getAttribute('href')) ?? '');
    await page.getByText('History of status changes').waitFor();
    await act(page);
  };

/** Every section of an invoice's details, opened. */
async function openSections(page: Page): Promise<void> {
  const closed = page.locator(
    'main h3 button[aria-expanded="false"], main h2 button[aria-expanded="false"]',
  );
  await closed.first().waitFor();
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The customer of an invoice. */
async function openCustomer(page: Page): Promise<void> {
  await page.locator('a[href^="/customer?"]').click();
  await page.getByRole('region', { name: 'Totals' }).waitFor();
}

async function openAppearance(page: Page): Promise<void> {
  const navigation = page.getByRole('button', { name: 'Open navigation' });
  if (await navigation.isVisible()) await navigation.click();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog', { name: 'Appearance' }).waitFor();
}

const firstAccount =
  (act: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await page.goto('/accounts/1');
    await page.getByRole('grid', { name: 'Limits' }).waitFor();
    await act(page);
  };

async function startTwoFactor(page: Page): Promise<void> {
  await button(page, 'Set up').click();
  await page.getByRole('textbox', { name: 'Password' }).fill('operator-demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

/** Selects the first three rows of the list. */
async function selectThree(page: Page): Promise<void> {
  const boxes = page.getByRole('grid', { name: 'Invoices' }).getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByText('3 selected').waitFor();
}

/** The check of an action on them, before anything is sent. */
async function checkCallbacks(page: Page): Promise<void> {
  await selectThree(page);
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name: 'Send the callback again' }).click();
  await page.getByText(/^Possible for/).waitFor();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
}

async function searchPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Screen, invoice/ }).waitFor();
  await page.keyboard.type('deposits');
  await page.getByRole('option').first().waitFor();
}

/** The login's second step exists for a person who has set it up: the support person here. */
async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('support');
  await page.getByRole('textbox', { name: 'Password' }).fill('support-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
}

async function openTestForm(page: Page): Promise<void> {
  // Content that loads late is above the button and moves it.
  await page.getByRole('combobox', { name: 'Pool' }).waitFor();
  await page.getByRole('checkbox', { name: 'Humo' }).waitFor();
  await button(page, 'Make a test form').click();
  await page.getByRole('img', { name: 'QR code of the test form' }).waitFor();
}

const done = 'statusIds=5';

/** Every screen of the back office, with its dialogs. */
export const officeViews: readonly OfficeView[] = [
  view('login', at('/login'), 'stranger'),
  view('login-unknown-path', at('/nowhere'), 'stranger'),
  view('login-code', at('/login', enterPassword), 'stranger'),
  view('invoices', at('/invoices?terminal=1')),
  view('invoices-all', at(`/invoices?terminal=all&${done}&sumFrom=1000`)),
  view('invoices-filter', at('/invoices?terminal=1', dialogBy('Filter'))),
  view('invoices-sorted', at('/invoices?terminal=all&sort=largest')),
  view('invoices-selected', at('/invoices?terminal=1', selectThree)),
  view('invoices-callbacks', at('/invoices?terminal=1', checkCallbacks)),
  view('invoices-settlement', at('/invoices?terminal=1', dialogBy('Settlement'))),
  view('invoices-nothing', at('/invoices?terminal=1&search=nobody-has-this')),
  view('invoices-as-viewer', at('/invoices?terminal=all'), 'viewer'),
  view('invoice-done', firstInvoice(`terminal=1&${done}`)),
  view('invoice-error', firstInvoice('terminal=all&statusIds=8', openSections)),
  view('invoice-withdrawal', firstInvoice('terminal=3', openSections)),
  view(
    'invoice-change-amount',
    firstInvoice('terminal=all&statusIds=1', dialogBy('Change amount')),
  ),
  view('invoice-refund', firstInvoice(`terminal=1&${done}&flowType=DEPOSIT`, dialogBy('Refund'))),
  view('customer', firstInvoice(`terminal=1&${done}`, openCustomer)),
  view('tickets', firstInvoice('terminal=1&statusIds=6', openSections)),
  view('reports', at('/reports')),
  view('reports-as-merchant', at('/reports'), 'merchant'),
  view('monitoring', at('/monitoring?period=0')),
  view(
    'monitoring-table',
    at('/monitoring?period=180', (page) => button(page, 'Show table').first().click()),
  ),
  view('checks', at('/checks')),
  view('audit', at('/audit')),
  view('audit-filter', at('/audit', dialogBy('Filter'))),
  view('notification', at('/notifications', dialogBy('Open'))),
  view('terminals', at('/terminals')),
  view('terminals-new', at('/terminals', dialogBy('New Terminal'))),
  view('terminals-test-form', at('/terminals?terminal=2', openTestForm)),
  view('terminals-as-merchant', at('/terminals'), 'merchant'),
  view('terminals-as-viewer', at('/terminals'), 'viewer'),
  view('accounts', at('/accounts')),
  view('accounts-new', at('/accounts', dialogBy('New Account'))),
  view('account', firstAccount()),
  view('account-add-credential', firstAccount(dialogBy('Add'))),
  view(
    'account-edit-limit',
    firstAccount((page) => button(page, /^Edit( limit)?$/).click()),
  ),
  view('account-pool-rule', firstAccount(dialogBy('Change rule'))),
  view('account-movement', firstAccount(dialogBy('Book movement'))),
  view('merchant', at('/merchant')),
  view('merchant-new', at('/merchant', dialogBy('New Merchant'))),
  view('merchant-new-key', at('/merchant', dialogBy('New key'))),
  view('merchant-new-endpoint', at('/merchant', dialogBy('New endpoint'))),
  view('merchant-replace-key', at('/merchant', dialogBy('Replace the key'))),
  view('merchant-as-support', at('/merchant'), 'support'),
  view('people', at('/people')),
  view('people-invite', at('/people', dialogBy('Invite'))),
  view('roles', at('/people?tab=roles')),
  view('providers', at('/providers')),
  view('providers-add', at('/providers', dialogBy('Add provider'))),
  view('provider', at('/providers/1')),
  view('provider-pause', at('/providers/1', dialogBy('Pause'))),
  view('alerts', at('/alerts')),
  view('alerts-add', at('/alerts', dialogBy('Add alert'))),
  view('approvals', at('/approvals')),
  view('notifications', at('/notifications')),
  view('money-unmatched', at('/money?tab=unmatched')),
  view('money-suspense', at('/money?tab=suspense')),
  view('money-all', at('/money?tab=all')),
  view('money-settlements', at('/money?tab=settlements')),
  view('settings', at('/settings')),
  view('settings-rate', at('/settings', dialogBy('Set rate'))),
  view('settings-signing-in', at('/settings', dialogBy('Change rules'))),
  view('settings-two-factor', at('/settings', startTwoFactor)),
  view('change-password', at('/settings/change-password')),
  view('palette', at('/invoices', searchPalette)),
  view('palette-empty', at('/invoices', openPalette)),
  view(
    'shortcuts',
    at('/invoices', (page) => page.keyboard.press('?')),
  ),
  view('appearance', at('/invoices', openAppearance)),
  view('no-access', at('/accounts'), 'viewer'),
];
