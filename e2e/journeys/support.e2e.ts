import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from '../journey.ts';

async function openHistory(page: Page, invoiceId: string, count: number): Promise<void> {
  await page.goto(`/invoices/${invoiceId}`);
  await page.getByRole('button', { name: `Support History (${count})` }).click();
}

async function openTicket(page: Page, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Open ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open ticket' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill(description);
  await dialog.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page.getByText('Ticket opened')).toBeVisible();
}

async function decide(page: Page, decision: 'Approve' | 'Reject'): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
  const question = `Are you sure you want to ${decision.toLowerCase()} ticket`;
  const dialog = page.getByRole('alertdialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

// INVOICE-49, OFFICE-51
test(
  'a merchant writes, support rejects after a question, and the merchant sees it',
  { tag: '@long' },
  async ({ createForm, browser }) => {
    const { invoiceId } = await createForm();
    const merchant = await openPage(browser);
    await signIn(merchant.page, 'merchant');
    await openHistory(merchant.page, invoiceId, 0);
    await expect(merchant.page.getByText('No tickets')).toBeVisible();
    await openTicket(merchant.page, 'The customer says that it was paid');
    await expect(merchant.page.getByRole('button', { name: 'Support History (1)' })).toBeVisible();
    await expect(merchant.page.getByRole('button', { name: 'Reject' })).toHaveCount(0);

    const support = await openPage(browser);
    await signIn(support.page, 'support');
    await openHistory(support.page, invoiceId, 1);
    await expect(support.page.getByText('The customer says that it was paid')).toBeVisible();
    await decide(support.page, 'Reject');
    await expect(support.page.getByText('Successfully rejected')).toBeVisible();
    await expect(support.page.getByText('REJECTED', { exact: true })).toBeVisible();
    await expect(support.page.getByRole('button', { name: 'Reject' })).toHaveCount(0);

    await openHistory(merchant.page, invoiceId, 1);
    await expect(merchant.page.getByText('REJECTED', { exact: true })).toBeVisible();
    await merchant.close();
    await support.close();
  },
);

// OFFICE-46
test(
  'of two who decide one ticket, the second sees the conflict and changes nothing',
  { tag: '@long' },
  async ({ createForm, browser, staff }) => {
    const { invoiceId } = await createForm();
    await openHistory(staff, invoiceId, 0);
    await openTicket(staff, 'Is it paid?');
    const other = await openPage(browser);
    await signIn(other.page, 'support');
    await openHistory(other.page, invoiceId, 1);
    await other.page.getByRole('button', { name: 'Reject' }).click();
    await decide(staff, 'Approve');
    await expect(staff.getByText('Successfully approved')).toBeVisible();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
    await expect(other.page.getByText('Failed to change status')).toBeVisible();
    await expect(other.page.getByRole('alertdialog')).toHaveCount(0);
    await expect(other.page.getByText('SOLVED', { exact: true })).toBeVisible();
    await other.close();
  },
);

// OFFICE-48
test(
  'a person who may neither open nor decide sees existing tickets, and no empty section',
  { tag: '@long' },
  async ({ createForm, browser, staff }) => {
    const { invoiceId } = await createForm();
    const viewer = await openPage(browser);
    await signIn(viewer.page, 'viewer');
    const answered = viewer.page.waitForResponse(/\/merchant\/support\//);
    await viewer.page.goto(`/invoices/${invoiceId}`);
    await answered;
    await expect(viewer.page.getByText('History of status changes')).toBeVisible();
    await expect(viewer.page.getByText('Support History')).toHaveCount(0);
    await openHistory(staff, invoiceId, 0);
    await openTicket(staff, 'Who reads this?');
    await openHistory(viewer.page, invoiceId, 1);
    await expect(viewer.page.getByText('Who reads this?')).toBeVisible();
    await expect(
      viewer.page.getByRole('button', { name: /Open ticket|Approve|Reject/ }),
    ).toHaveCount(0);
    await viewer.close();
  },
);
