import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

async function showProduction(origin: string, staff: Page, isProduction: boolean): Promise<void> {
  const answer = await staff.request.patch('/api/v1/people/me/testDashboard', {
    headers: { origin },
    data: { testDashboard: !isProduction },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The statement that the demo wrote for the treasurer. */
function readStatement() {
  const folder = process.env['TIYIN_E2E_DATA_DIR'] ?? '';
  const name = readdirSync(folder).find((file) => file.startsWith('statement-of-account-'));
  if (name === undefined) throw new Error(`the demo left no statement in ${folder}`);
  const accountId = /\d+/.exec(name)?.[0] ?? '';
  return {
    accountId,
    file: { name, mimeType: 'text/csv', buffer: readFileSync(join(folder, name)) },
  };
}

const reason = 'Agreed with the sender by phone';

// OFFICE-270, OFFICE-271, OFFICE-290, RUN-280
test('a treasurer’s day: import, assign, return, confirm, approve, close without a difference', async ({
  origin,
  staff,
}) => {
  const { accountId, file } = readStatement();
  await showProduction(origin, staff, true);
  try {
    await test.step('the bank’s statement is imported', async () => {
      await staff.goto(`/accounts/${accountId}`);
      await staff.getByRole('button', { name: 'Import statement' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Import statement' });
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await dialog.getByRole('button', { name: 'Import statement' }).click();
      await expect(staff.getByText(/^Statement imported: \d+ of \d+ lines are new$/)).toBeVisible();
    });

    const transfers = staff.getByRole('listbox', { name: 'Unmatched transfers' });
    const transfer = staff.getByRole('region', { name: 'Transfer' });
    const chooseTransfer = async (reference: string) => {
      await transfers.getByRole('option', { name: reference }).click();
      await expect(transfer.getByText(reference, { exact: true })).toBeVisible();
    };

    await test.step('two transfers are assigned to their deposits', async () => {
      await staff.goto('/money?tab=unmatched');
      const deposits = staff.getByRole('radiogroup', { name: /^Deposits that it may be for/ });
      for (const reference of ['demo-bank-1', 'bank-18700000']) {
        await chooseTransfer(reference);
        await expect(deposits.getByRole('radio').first()).toBeChecked();
        await transfer.getByRole('textbox', { name: /^Reason/ }).fill(reason);
        await staff.keyboard.press('Enter');
        // Of the last one: the toast of the one before may still be there.
        await expect(staff.getByText('Transfer assigned').last()).toBeVisible();
        await expect(transfers.getByRole('option', { name: reference })).toHaveCount(0);
      }
    });

    await test.step('one is returned, by keyboard', async () => {
      await chooseTransfer('bank-7770000');
      // The key does what the button does, once it is known that there is something to return.
      await expect(transfer.getByRole('button', { name: 'Return money' })).toBeEnabled();
      await transfers.getByRole('option', { selected: true }).focus();
      await staff.keyboard.press('r');
      const dialog = staff.getByRole('dialog', { name: 'Return money' });
      await dialog.getByRole('textbox', { name: /^Payee’s card number/ }).fill('8600000000000007');
      await staff.keyboard.press('Enter');
      const question = staff.getByRole('alertdialog', { name: 'Return money' });
      await expect(question.getByText('Suspense → Reserve of returns')).toBeVisible();
      await question.getByRole('textbox', { name: /Reason/ }).fill(reason);
      await question.getByRole('button', { name: 'Continue' }).click();
      await expect(question).toBeHidden();
    });

    await test.step('a payout is confirmed with the bank’s reference, by keyboard alone', async () => {
      await staff.goto('/money');
      const queue = staff.getByRole('listbox', { name: 'Payouts and deposits to confirm' });
      const payout = queue.getByRole('option', { name: /275 000\.00/ });
      const tab = staff.getByRole('tab', { name: /^To confirm/ });
      await expect(tab).toHaveText(/\(\d+\)$/);
      const [, count = ''] = /(\d+)/.exec(await tab.innerText()) ?? [];
      await payout.click();
      const pane = staff.getByRole('region', { name: 'Payout' });
      await expect(pane.getByText('9860 1201 1555 1234')).toBeVisible();
      await payout.focus();
      await staff.keyboard.press('Enter');
      await expect(pane.getByRole('textbox', { name: /^Bank’s reference/ })).toBeFocused();
      await staff.keyboard.type('bank-4711');
      await staff.keyboard.press('Enter');
      await expect(staff.getByText('Payout confirmed')).toBeVisible();
      await expect(payout).toHaveCount(0);
      // Long before the queues are counted again by themselves.
      await expect(tab).toHaveText(`To confirm (${Number(count) - 1})`, { timeout: 5_000 });
    });

    await test.step('the refund that another person requested is approved', async () => {
      await staff.goto('/approvals');
      await staff
        .getByRole('row', { name: /Refund/ })
        .getByRole('button')
        .click();
      const dialog = staff.getByRole('dialog', { name: 'Refund' });
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the day of the account is closed, and nothing differs', async () => {
      await staff.goto(`/accounts/${accountId}`);
      const day = staff.getByRole('row', { name: /Agrees/ }).first();
      await day.getByRole('button', { name: /^Review/ }).click();
      const dialog = staff.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Close day' }).click();
      await expect(staff.getByText('Day closed')).toBeVisible();
      await expect(dialog.getByText('Closed by')).toBeVisible();
    });
  } finally {
    await showProduction(origin, staff, false);
  }
});
