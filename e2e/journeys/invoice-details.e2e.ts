import type { Page } from '@playwright/test';
import { confirmChange } from '../confirm-change.ts';
import { expect, openOffice, openPage, signIn, test } from '../journey.ts';

const sections =
  /^(Errors|Event Log|Callbacks|Support History|Notes|Transactions|Routing|Ledger postings)\b/;

/** The sections and actions of each demo user for a waiting invoice (PEOPLE-31). */
const seenBy = {
  operator: {
    actions: ['Callback', 'Change amount', 'Change status'],
    sections:
      'Errors, Event Log, Callbacks, Support History, Notes, Transactions, Routing, Ledger postings',
  },
  merchant: {
    actions: ['Callback', 'Change status'],
    sections: 'Event Log, Callbacks, Support History, Notes, Ledger postings',
  },
  support: {
    actions: ['Change status'],
    sections: 'Errors, Event Log, Callbacks, Support History, Notes, Transactions',
  },
  viewer: { actions: ['Change status'], sections: '' },
} as const;

async function openInvoice(page: Page, invoiceId: string): Promise<void> {
  await page.goto(`/invoices/${invoiceId}`);
  await expect(page.getByText('Merchant Invoice ID')).toBeVisible();
}

async function changeAmount(page: Page, typed: string, shown: string): Promise<void> {
  await page.getByRole('button', { name: 'Change amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change amount' });
  await dialog.getByRole('textbox', { name: 'New amount' }).fill(typed);
  await dialog.getByRole('button', { name: 'Change amount' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    `Are you sure you want to change the amount to ${shown}?`,
  );
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();

// Who may most and who may least in each run, those between them in the full one.
for (const [role, tag] of [
  ['operator', []],
  ['merchant', ['@long']],
  ['support', ['@long']],
  ['viewer', []],
] as const) {
  // OFFICE-43, OFFICE-52, PEOPLE-21, PEOPLE-31, PEOPLE-32, PEOPLE-34
  test(
    `${role} finds the buttons and the sections of an invoice that they may see, and no other`,
    { tag: [...tag] },
    async ({ browser, createForm }) => {
      const { invoiceId } = await createForm();
      const { page, close } = await openPage(browser);
      await signIn(page, role);
      await openInvoice(page, invoiceId);
      const { actions, sections: expected } = seenBy[role];
      const main = page.getByRole('main');
      await expect(
        main.getByRole('button', { name: /^(Callback|Retry|Change amount|Change status)$/ }),
      ).toHaveText([...actions]);
      if (expected.includes('Support')) {
        await expect(main.getByRole('button', { name: 'Support History (0)' })).toBeVisible();
      }
      const headings = main
        .getByRole('heading', { level: 2 })
        .getByRole('button', { name: sections });
      const shown = expected === '' ? [] : expected.split(', ');
      await expect(headings).toHaveText(shown.map((title) => new RegExp(`^${title}`)));
      await close();
    },
  );
}

// OFFICE-39
test('the id is copied, and said to be', { tag: '@long' }, async ({ createForm, staff }) => {
  const { invoiceId } = await createForm();
  await openInvoice(staff, invoiceId);
  await staff.getByRole('button', { name: 'Copy: Invoice ID' }).click();
  await expect(staff.getByText('Invoice ID copied to clipboard')).toBeVisible();
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(invoiceId);
});

// INVOICE-12, INVOICE-58
test(
  'a section shows its count from the start, is loaded when it is opened, and kept fresh',
  { tag: '@long' },
  async ({ createForm, staff }) => {
    const { invoiceId } = await createForm();
    const requested: string[] = [];
    staff.on('request', (request) => {
      if (request.url().includes('/event/invoice')) requested.push(request.url());
    });
    await openInvoice(staff, invoiceId);
    const log = staff.getByRole('button', { name: /^Event Log/ });
    await expect(log).toHaveText('Event Log (1)');
    await expect(staff.getByRole('button', { name: /^Errors/ })).toHaveText('Errors (0)');
    expect(requested).toEqual([]);
    await log.click();
    await expect(staff.getByRole('grid', { name: 'Event Log' })).toBeVisible();
    await changeAmount(staff, '500000', '500\u202F000.00');
    await confirmChange(staff);
    await expect(staff.getByText('Amount changed successfully!')).toBeVisible();
    await expect(staff.getByRole('heading', { name: /500.000\.00/ })).toBeVisible();
    await expect(log).toHaveText('Event Log (2)');
    const entry = staff
      .getByRole('grid', { name: 'Event Log' })
      .getByRole('row')
      .filter({ hasText: 'amount_changed' });
    await expect(entry.getByRole('gridcell').last(), 'whose action it was').toHaveText(/^\d+$/);
  },
);

// INVOICE-43, OFFICE-46
test(
  'of two people who change one amount, the second sees the conflict and the first one’s amount, and keeps the text',
  { tag: '@long' },
  async ({ browser, createForm, staff }) => {
    const { invoiceId } = await createForm();
    const { page: other, close } = await openPage(browser);
    await signIn(other, 'operator');
    await openInvoice(other, invoiceId);
    await changeAmount(other, '12.5', '12.50');
    await openInvoice(staff, invoiceId);
    await changeAmount(staff, '700000', '700\u202F000.00');
    await confirmChange(staff);
    await expect(staff.getByText('Amount changed successfully!')).toBeVisible();
    await confirmChange(other);
    await expect(other.getByText('Failed to change status')).toBeVisible();
    const dialog = other.getByRole('dialog', { name: 'Change amount' });
    await expect(dialog).toContainText('It is 700\u202F000.00 now.');
    await expect(dialog.getByRole('textbox', { name: 'New amount' })).toHaveValue('12.50');
    await close();
  },
);

// INVOICE-46
test(
  'a callback is sent once its question is answered, and listed',
  { tag: '@long' },
  async ({ createForm, origin, staff }) => {
    const { invoiceId } = await createForm({ callbackUrl: `${origin}/api/health` });
    await openInvoice(staff, invoiceId);
    const callbacks = staff.getByRole('button', { name: /^Callbacks/ });
    await callbacks.click();
    await expect(callbacks).toHaveText(/\(\d+\)/);
    const before = Number(/\d+/.exec(await callbacks.innerText())?.[0]);
    await staff.getByRole('button', { name: 'Callback', exact: true }).click();
    const dialog = staff.getByRole('alertdialog', { name: 'Send manual callback' });
    await expect(dialog).toContainText(
      'Are you sure you want to send manual callback to merchant?',
    );
    await confirm(staff);
    await expect(staff.getByText('Callback is on its way')).toBeVisible();
    await expect(callbacks).toHaveText(`Callbacks (${before + 1})`);
  },
);

// OFFICE-14
test(
  'auto-retry turns at once, goes back in silence where it was not saved, and is the operator’s alone',
  { tag: '@long' },
  async ({ browser, staff }) => {
    await staff.goto('/invoices');
    const toggle = staff.getByRole('switch', { name: 'Auto-retry' });
    await expect(toggle).toBeVisible();
    const before = await toggle.isChecked();
    let giveUp = () => {};
    const waited = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    await staff.route('**/api/v1/settings/**', async (route) => {
      await waited;
      await route.abort();
    });
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: !before });
    giveUp();
    await expect(toggle).toBeChecked({ checked: before });
    await expect(staff.getByRole('alert')).toHaveCount(0);
    await staff.unroute('**/api/v1/settings/**');
    const kept = staff.waitForResponse(
      (answer) => answer.url().includes('/settings/') && answer.request().method() === 'POST',
    );
    await toggle.click();
    await kept;
    await expect(toggle).toBeChecked({ checked: !before });
    await staff.reload();
    await expect(toggle).toBeChecked({ checked: !before });
    const saved = staff.waitForResponse(
      (answer) => answer.url().includes('/settings/') && answer.request().method() === 'POST',
    );
    await toggle.click();
    await saved;
    const { page: viewer, close } = await openPage(browser);
    await openOffice(viewer, 'viewer');
    await expect(viewer.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(viewer.getByRole('switch', { name: 'Auto-retry' })).toHaveCount(0);
    await close();
  },
);
