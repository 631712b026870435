import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const heading = (page: Page) => page.getByRole('columnheader', { name: 'Created (UTC)' });

const widthOf = async (page: Page) => Math.round((await heading(page).boundingBox())?.width ?? 0);

// OFFICE-784
test(
  'widths of columns that were set stay, and are reset from the menu',
  { tag: '@long' },
  async ({ createForm, staff }) => {
    await createForm();
    await staff.goto('/invoices?terminal=all');
    const edge = staff.getByRole('separator', { name: 'Width of Created (UTC)' });
    await expect(edge).toBeVisible();
    const own = await widthOf(staff);
    const box = await edge.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 16];
    await staff.mouse.move(x, y);
    await staff.mouse.down();
    await staff.mouse.move(x - 30, y, { steps: 3 });
    await staff.mouse.up();
    await expect.poll(() => widthOf(staff)).toBe(own - 30);
    await expect(staff).toHaveURL(/\/invoices\?terminal=all$/);
    await staff.reload();
    await expect(edge).toBeVisible();
    await expect.poll(() => widthOf(staff)).toBe(own - 30);
    await staff.getByRole('button', { name: 'Columns' }).click();
    await staff.getByRole('menuitem', { name: 'Reset widths' }).click();
    await expect.poll(() => widthOf(staff)).toBe(own);
    await staff.getByRole('button', { name: 'Columns' }).click();
    await expect(staff.getByRole('menuitem', { name: 'Reset widths' })).toHaveCount(0);
  },
);

// OFFICE-25
test('columns that were put away stay away', { tag: '@long' }, async ({ createForm, staff }) => {
  await createForm();
  await staff.goto('/invoices?terminal=all');
  const headings = staff.getByRole('columnheader');
  await expect(headings).toHaveCount(7);
  await staff.getByRole('button', { name: 'Columns' }).click();
  await staff.getByRole('menuitemcheckbox', { name: 'Last status (UTC)' }).click();
  await staff.keyboard.press('Escape');
  await expect(headings).toHaveCount(6);
  await staff.reload();
  await expect(headings.first()).toBeVisible();
  await expect(headings).toHaveCount(6);
});
