import { expect, test } from '../journey.ts';
import { listOwnTerminals } from '../terminals.ts';

// OFFICE-881
test('with a terminal chosen the top bar says its mode, and the switch leaves it', async ({
  origin,
  staff,
}) => {
  const terminals = await listOwnTerminals(origin, staff.context());
  const live = terminals.find(({ isTest }) => !isTest);
  expect(live, 'a production terminal of the demo').toBeDefined();
  await staff.goto(`/invoices?terminal=${live?.id}`);
  const scope = staff.getByRole('banner');
  await expect(scope.getByRole('button', { name: /Production data/ })).toBeVisible();
  await scope.getByRole('button', { name: /Show test data$/ }).click();
  await expect(staff).toHaveURL(/terminal=all$/);
  await expect(scope.getByRole('button', { name: /Test data/ })).toBeVisible();
});
