import type { Page } from '@playwright/test';
import { expect, openOffice, openPage, test } from '../journey.ts';

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Creates a sandbox account for Humo, and returns its row, the first of the list. */
async function makeAccount(staff: Page) {
  await staff.goto('/accounts');
  await staff.getByRole('button', { name: 'New Account' }).click();
  await choose(staff, 'Payment Provider', 'Sandbox');
  await choose(staff, 'Payment Method', 'Humo (UZS)');
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Account created')).toBeVisible();
  return staff.getByRole('row').filter({ hasText: 'No number yet' }).first();
}

async function addCard(staff: Page, number: string): Promise<void> {
  await staff.getByRole('button', { name: 'Add', exact: true }).click();
  await choose(staff, 'Credential Type', 'Card number');
  const dialog = staff.getByRole('dialog', { name: 'Add credential' });
  await dialog.getByRole('textbox', { name: 'Value' }).fill(number);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Successfully changed').first()).toBeVisible();
}

// OFFICE-71, OFFICE-74, OFFICE-87
test(
  'an account is made, turned off in the list, given a card and a limit, and its card is removed',
  { tag: '@long' },
  async ({ staff }) => {
    const row = await makeAccount(staff);
    await row.getByText('On', { exact: true }).click();
    await expect(row.getByRole('switch', { name: 'Off' })).not.toHaveAttribute('aria-readonly');
    await staff.reload();
    await expect(row.getByRole('switch')).not.toBeChecked();

    await row.getByRole('link').click();
    await expect(staff).toHaveURL(/\/accounts\/\d+$/);
    // A different one each time, because a number belongs to one account.
    const digits = String(Date.now()).slice(-8);
    const card = `9860 7799 ${digits.slice(0, 4)} ${digits.slice(4)}`;
    await addCard(staff, card);
    await expect(staff.getByText(card)).toBeVisible();

    await staff.getByRole('button', { name: 'Edit', exact: true }).click();
    await staff.getByRole('textbox', { name: 'Limit' }).fill('500000');
    // Another person changes it meanwhile: the text stays, and is saved only after a confirmation.
    const other = await staff.context().newPage();
    await other.goto(staff.url());
    await other.getByRole('button', { name: 'Edit', exact: true }).click();
    await other.getByRole('textbox', { name: 'Priority' }).fill('3');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Successfully changed')).toBeVisible();
    await other.close();
    await staff.getByRole('button', { name: 'Save' }).click();
    const editor = staff.getByRole('form', { name: 'Edit limit' });
    await expect(editor.getByRole('alert')).toContainText('The account was changed meanwhile');
    await expect(staff.getByRole('textbox', { name: 'Limit' })).toHaveValue('500000');
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByRole('grid', { name: 'Limits' })).toContainText(/500\s000\.00/);

    await staff.getByRole('button', { name: 'Book movement' }).click();
    const movement = staff.getByRole('dialog', { name: 'Book movement' });
    await movement.getByText('Top-up', { exact: true }).click();
    await movement.getByRole('textbox', { name: 'Amount' }).fill('1200');
    await movement.getByRole('textbox', { name: 'Comment' }).fill('Opening money');
    await movement.getByRole('button', { name: 'Book movement' }).click();
    await expect(staff.getByRole('grid', { name: 'Movements' })).toContainText('Opening money');
    await expect(staff.getByRole('grid', { name: 'Limits' })).toContainText(/1\s200\.00/);

    await staff.getByRole('button', { name: 'Remove Card number' }).click();
    const question = staff.getByRole('alertdialog', { name: 'Credential remove' });
    await expect(question).toContainText('Are you sure you want to remove this one?');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(staff.getByText('Successfully removed')).toBeVisible();
    await expect(staff.getByText('No credentials')).toBeVisible();
  },
);

// OFFICE-4, OFFICE-5, PEOPLE-20, PEOPLE-23
test(
  'a person without the permission for accounts sees no access, and has no link there',
  { tag: '@long' },
  async ({ browser }) => {
    const { close, page } = await openPage(browser);
    await openOffice(page, 'viewer');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    await page.goto('/accounts/1');
    await expect(page.getByText('You have no access to this page')).toBeVisible();
    await expect(
      page.getByText('It needs “See payment accounts and the money that needs a person”:'),
    ).toBeVisible();
    await expect(page).toHaveTitle('Account · Tiyin');
    await close();
  },
);

const dayMs = 86_400_000;

// OFFICE-263, OFFICE-264
test(
  'a bank’s statement is imported once, and its day is explained and closed',
  { tag: '@long' },
  async ({ staff }) => {
    await (await makeAccount(staff)).getByRole('link').click();
    await expect(staff).toHaveURL(/\/accounts\/\d+$/);
    const day = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
    const line = `${day.split('-').toReversed().join('.')};-100,00;FEE-1;The bank;Monthly fee`;
    const buffer = Buffer.from(`Date;Amount;Reference;Counterparty;Purpose\r\n${line}\r\n`);
    const importFile = async (words: string) => {
      await staff.getByRole('button', { name: 'Import statement' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Import statement' });
      const file = { name: 'fee.csv', mimeType: 'text/csv', buffer };
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('button', { name: 'Import statement' }).click();
      await expect(staff.getByText(words)).toBeVisible();
      await expect(dialog).toBeHidden();
    };
    await importFile('Statement imported: 1 of 1 lines are new');
    await importFile('Nothing new: all 1 lines were known');

    const shown = day.split('-').toReversed().join('/');
    await staff.getByRole('button', { name: `Review ${shown}` }).click();
    const dialog = staff.getByRole('dialog', { name: shown });
    await expect(dialog.getByText('Monthly fee')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason of the difference' }).fill('The monthly fee');
    await dialog.getByRole('button', { name: 'Explain difference' }).click();
    await expect(staff.getByText('Difference explained')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close day' }).click();
    await expect(staff.getByText('Day closed')).toBeVisible();
    await expect(dialog.getByText('Closed by')).toBeVisible();
  },
);
