import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openPage, signIn, test } from '../journey.ts';

/** In the full run: a story or another journey holds the same. */
const long = { tag: '@long' };

const rows = (page: Page) => page.getByRole('grid', { name: 'Invoices' }).getByRole('link');

async function openList(page: Page, query: string): Promise<void> {
  await page.goto(`/invoices?${query}`);
  await expect(rows(page).first()).toBeVisible();
}

// INVOICE-53, INVOICE-57, OFFICE-35, OFFICE-442
test('the filter is in the address, visible, and in the file', async ({ createForm, staff }) => {
  const { invoiceId } = await createForm();
  await openList(staff, 'terminal=1');
  await staff.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = staff.getByRole('dialog', { name: 'Filter' });
  await filter.getByText('NEW', { exact: true }).click();
  await filter.getByRole('textbox', { name: 'Sum From' }).fill('1');
  await filter.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(staff).toHaveURL(/terminal=1&statusIds=1&sumFrom=1$/);
  const chips = staff.getByRole('grid', { name: 'Filters' });
  await expect(chips.getByRole('row')).toHaveText(['Status: NEW', 'Sum From: 1']);

  const search = staff.getByRole('searchbox', { name: 'Search invoices' });
  await search.fill(invoiceId);
  await expect(rows(staff)).toHaveText([invoiceId.toUpperCase()]);
  await expect(staff.getByRole('region', { name: 'Totals' })).toContainText('1 invoice ·');
  await staff.reload();
  await expect(search).toHaveValue(invoiceId);
  await expect(rows(staff)).toHaveText([invoiceId.toUpperCase()]);

  const downloading = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Get report' }).click();
  await expect(staff.getByText('The download has begun')).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Invoices.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.toLowerCase()).toContain(invoiceId);

  await search.fill('nobody-has-this');
  await expect(staff.getByText('Nothing found')).toBeVisible();
  await staff.getByRole('button', { name: 'Show all invoices' }).click();
  await expect(staff).toHaveURL(/\/invoices\?terminal=1$/);
  await expect(rows(staff).first()).toBeVisible();
});

// OFFICE-446
test(
  'a search that finds nothing here leads to where it does',
  long,
  async ({ createForm, staff }) => {
    const { invoiceId } = await createForm();
    await staff.goto(`/invoices?terminal=1&statusIds=5&search=${invoiceId}`);
    await expect(staff.getByText('Not found here, but elsewhere:')).toBeVisible();
    await staff
      .getByRole('button', { name: 'Show 1 invoice outside of this terminal or filter' })
      .click();
    await expect(rows(staff)).toHaveText([invoiceId.toUpperCase()]);
    await expect(staff.getByText('Not found here')).toHaveCount(0);
  },
);

// OFFICE-34
test('new invoices are hidden until the person shows them', long, async ({ createForm, staff }) => {
  await createForm();
  await openList(staff, 'terminal=all');
  const first = await rows(staff).first().textContent();
  const { invoiceId } = await createForm();
  const pill = staff.getByRole('button', { name: /^\d+ new$/ });
  await expect(pill).toBeVisible();
  await expect(rows(staff).first()).toHaveText(first ?? '');
  await pill.click();
  await expect(rows(staff).first()).toHaveText(invoiceId.toUpperCase());
  await expect(pill).toHaveCount(0);
});

// OFFICE-452
test(
  'the page of a customer is one press away from an invoice',
  long,
  async ({ createForm, staff }) => {
    const { invoiceId } = await createForm();
    await staff.goto(`/invoices/${invoiceId}`);
    await staff.getByRole('definition').locator('a[href^="/customer?"]').click();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Customer');
    await expect(staff.getByRole('region', { name: 'Totals' })).toContainText(/\d invoices? ·/);
    await rows(staff).first().click();
    await expect(staff.getByText('History of status changes')).toBeVisible();
    await staff.goto('/customer?merchant=1&id=nobody-has-this');
    await expect(staff.getByText('There is no such customer')).toBeVisible();
  },
);

// OFFICE-36, PEOPLE-29
test('sums and the settlement need their permissions', async ({ browser, createForm }) => {
  await createForm();
  const { page: merchant, close } = await openPage(browser);
  await signIn(merchant, 'merchant');
  await openList(merchant, 'terminal=1');
  for (const title of ['Balance', 'Deposit', 'Withdrawal']) {
    await expect(merchant.getByText(title, { exact: true })).toBeVisible();
  }
  await merchant.getByRole('button', { name: 'Settlement' }).click();
  const dialog = merchant.getByRole('dialog', { name: 'Settlement' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('baseAmount is a required field')).toBeVisible();
  await expect(dialog.getByText('settlementAmount is a required field')).toBeVisible();
  await merchant.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openList(merchant, 'terminal=all');
  await expect(merchant.getByText('Balance', { exact: true })).toHaveCount(0);
  await close();
});

/** The controls of each demo user around the list of a terminal's invoices (PEOPLE-29). */
const seenBy = {
  operator: {
    finance: ['Balance', 'Deposit', 'Withdrawal'],
    controls: ['Auto-retry', 'Merchant', 'Settlement', 'Terminal'],
    places:
      'Dashboard, Reports, Money, Merchant, Terminals, Accounts, Providers, Monitoring, Alerts, Checks, Audit, People, Approvals, Notifications',
  },
  merchant: {
    finance: ['Balance', 'Deposit', 'Withdrawal'],
    controls: ['Settlement', 'Terminal'],
    places: 'Dashboard, Reports, Merchant, Terminals, Alerts, Approvals, Notifications',
  },
  support: {
    finance: [],
    controls: ['Merchant', 'Terminal'],
    places: 'Dashboard, Merchant, Terminals, Alerts, Approvals, Notifications',
  },
  viewer: {
    finance: [],
    controls: ['Terminal'],
    places: 'Dashboard, Terminals, Approvals, Notifications',
  },
} as const;

// PEOPLE-38
test(
  'each demo user finds around the list exactly the permitted controls',
  long,
  async ({ browser, createForm }) => {
    await createForm();
    for (const role of ['operator', 'merchant', 'support', 'viewer'] as const) {
      const { page, close } = await openPage(browser);
      await signIn(page, role);
      await openList(page, 'terminal=1');
      const { finance, controls, places } = seenBy[role];
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const expected = [...places.split(', '), 'Settings'].map((place) => new RegExp(`^${place}`));
      await expect(navigation.getByRole('link').filter({ hasNotText: 'Support' })).toHaveText(
        expected,
      );
      const control = {
        'Auto-retry': page.getByRole('switch', { name: 'Auto-retry' }),
        Merchant: page.getByRole('combobox', { name: 'Merchant' }),
        Settlement: page.getByRole('button', { name: 'Settlement' }),
        Terminal: page.getByRole('combobox', { name: 'Terminal' }),
      };
      for (const name of controls) await expect(control[name], `${role}: ${name}`).toBeVisible();
      for (const title of finance) {
        await expect(page.getByText(title, { exact: true }), `${role}: ${title}`).toBeVisible();
      }
      // Present content has loaded by now; so missing content is not late.
      for (const [name, place] of Object.entries(control)) {
        if (controls.some((shown) => shown === name)) continue;
        await expect(place, `${role}: ${name}`).toHaveCount(0);
      }
      if (finance.length === 0) {
        await expect(page.getByText('Balance', { exact: true }), role).toHaveCount(0);
      }
      await expect(page.getByRole('button', { name: 'Get report' })).toBeVisible();
      await close();
    }
  },
);

// OFFICE-38, PEOPLE-30
test('the operator settles at the proposed amount, and the dialog stays, cleared', async ({
  origin,
  staff,
}) => {
  const data = { currency: 'UZS', perUsdt: 1_265_000 };
  const answer = await staff.request.put('/api/v1/rate', { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await staff.goto('/invoices?terminal=1');
  await staff.getByRole('button', { name: 'Settlement' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Settlement' });
  const base = dialog.getByRole('textbox', { name: 'Сумма', exact: true });
  const usdt = dialog.getByRole('textbox', { name: 'Сумма в USDT' });
  await expect(dialog.getByText(/1 USDT = 12\u202F650\.00 UZS/)).toBeVisible();
  await base.fill('9999999999999');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(base).toHaveValue('9999999999999');
  await base.fill('126.50');
  await expect(usdt).toHaveValue('0.010000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Successfully created')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(base).toHaveValue('');
  await expect(usdt).toHaveValue('');
});

test('the list is narrowed without a mouse', long, async ({ createForm, staff: page }) => {
  await createForm();
  await openList(page, 'terminal=all');
  await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
  await page.keyboard.press('Enter');
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await tabTo(page, filter.getByRole('checkbox', { name: 'NEW' }));
  await page.keyboard.press('Space');
  await tabTo(page, filter.getByRole('button', { name: 'Apply Filter' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/statusIds=1/);
  await expect(filter).toHaveCount(0);
  // The first cell selects the row; the next leads to the invoice.
  await tabTo(page, page.getByRole('grid', { name: 'Invoices' }).getByRole('gridcell').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]{36}/);
});

/** Presses Tab until the focus is there, as a person without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('forty presses of Tab did not lead there');
}
