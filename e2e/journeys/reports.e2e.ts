import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, openOffice, openPage, signIn, test } from '../journey.ts';

async function typeDay(card: Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await card.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await card.page().keyboard.type(`${date}${month}${year}`);
}

// OFFICE-11, OFFICE-55, OFFICE-600, OFFICE-576, PEOPLE-24
test(
  'a merchant downloads a report of their own, and is notified when it is interrupted',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await openOffice(page, 'merchant');
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page).toHaveURL(/\/reports\?terminal=all$/);
    await expect(page.getByRole('combobox', { name: /Terminal/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get report' })).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Monitoring' })).toHaveCount(0);

    const card = page.getByRole('region', { name: 'Transactions' });
    const today = new Date().toISOString().slice(0, 10);
    await typeDay(card, 'Date From', '2026-01-01');
    await typeDay(card, 'Date To', today);
    await card.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: /^Transactions, 01\/01\/2026/ });
    await expect(preview.getByRole('region', { name: 'Totals in UZS' })).toContainText('Amount');
    await expect(preview.getByText(/^The first 10 of \d+ lines\.$/)).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    await page.route('**/report/invoice?**', (route) => route.abort(), { times: 1 });
    await card.getByRole('button', { name: 'Get report' }).click();
    await expect(card.getByRole('alert')).toContainText('The report could not be made');

    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Get report' }).click();
    const download = await downloading;
    await expect(card.getByRole('status')).toHaveText('The download has begun');
    expect(download.suggestedFilename()).toBe(`Transactions_2026-01-01_${today}.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Posting ID,Posting time,Invoice ID,/);
    expect(lines.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Exported files' }).click();
    await expect(page.getByText('You have no access to the exported files')).toBeVisible();
    await close();

    const office = await openPage(browser);
    await signIn(office.page, 'operator');
    await office.page.goto('/reports');
    await office.page.getByRole('button', { name: 'Exported files' }).click();
    const exported = office.page.getByRole('row', { name: /Transactions report/ }).first();
    await expect(exported).toContainText(`Period end: ${today}`);
    await expect(exported).toContainText(String(lines.length - 1));
    await office.close();
  },
);

// OFFICE-601
test(
  'a report is scheduled, sent at once, paused and deleted',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await signIn(page, 'merchant');
    await page.goto('/reports');
    await page.getByRole('button', { name: 'Scheduled reports' }).click();
    await expect(page.getByText('No scheduled reports yet')).toBeVisible();
    await page.getByRole('button', { name: 'Schedule a report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a report' });
    await dialog.getByRole('textbox', { name: /Webhook/ }).fill('http://127.0.0.1:9/reports');
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    const secret = page.getByRole('dialog', { name: 'Secret of Transactions' });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await secret.getByRole('button', { name: 'I have copied it' }).click();

    const row = page.getByRole('row', { name: /^Transactions/ });
    await expect(row).toContainText('Every week');
    await row.getByRole('button', { name: 'Send now' }).click();
    await expect(row).toContainText(/Failed so far, is tried again/, { timeout: 20_000 });
    await row.getByRole('button', { name: 'Pause' }).click();
    await expect(row).toContainText('Paused');
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('No scheduled reports yet')).toBeVisible();
    await close();
  },
);
