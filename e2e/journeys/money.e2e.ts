import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

async function showProduction(staff: Page, isProduction: boolean): Promise<void> {
  const answer = await staff.request.patch('/api/v1/people/me/testDashboard', {
    headers: { origin: new URL(staff.url()).origin },
    data: { testDashboard: !isProduction },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

// OFFICE-270, OFFICE-271
test('a manual payout is confirmed by keyboard alone', async ({ staff }) => {
  await showProduction(staff, true);
  try {
    await staff.reload();
    await expect(staff.getByRole('grid', { name: 'Invoices' })).toBeVisible();
    await staff.keyboard.press('g');
    await staff.keyboard.press('y');

    await test.step('the payout of the demo, with the bank’s reference', async () => {
      const queue = staff.getByRole('listbox', { name: 'Payouts and deposits to confirm' });
      await expect(queue.getByRole('option')).toHaveCount(2);
      await expect(staff.getByRole('region', { name: 'Deposit' })).toBeVisible();
      await staff.keyboard.press('j');
      const pane = staff.getByRole('region', { name: 'Payout' });
      await expect(pane.getByText('9860120115551234')).toBeVisible();
      await queue.getByRole('option', { selected: true }).focus();
      await staff.keyboard.press('Enter');
      await expect(pane.getByRole('textbox', { name: /^Bank’s reference/ })).toBeFocused();
      await staff.keyboard.type('bank-4711');
      await staff.keyboard.press('Enter');
      await expect(staff.getByText('Payout confirmed')).toBeVisible();
      await expect(queue.getByRole('option')).toHaveCount(1);
    });
  } finally {
    await showProduction(staff, false);
  }
});
