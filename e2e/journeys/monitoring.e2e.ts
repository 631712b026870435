import { expect, test } from '../journey.ts';

// OFFICE-59, OFFICE-60
test(
  'staff see at which terminal something happens',
  { tag: '@long' },
  async ({ createForm, staff }) => {
    await createForm();
    await staff.goto('/monitoring');
    await expect(staff.getByRole('tab')).not.toHaveCount(0);
    await staff.getByRole('combobox', { name: /Period/ }).click();
    await staff.getByRole('option', { name: '3 h' }).click();
    await expect(staff).toHaveURL(/\/monitoring\?period=180$/);
    const rows = staff.getByRole('grid', { name: 'Terminals' }).getByRole('row');
    await expect(rows.filter({ hasText: 'On' }).filter({ hasNotText: 'no data' })).not.toHaveCount(
      0,
    );
    await expect(staff.getByText('Refreshed every 60 seconds')).toBeVisible();
    const rates = staff.getByRole('figure', { name: 'Success rate per terminal, 3 h' });
    await rates.getByRole('button', { name: 'Show table' }).click();
    await expect(
      staff.getByRole('region', { name: 'Success rate per terminal, 3 h' }),
    ).toBeVisible();
    await staff.getByRole('tab').nth(1).click();
    await expect(staff).toHaveURL(/\/monitoring\?merchant=\d+&period=180$/);
  },
);
