import { type Locator, type Page, expect } from '@playwright/test';

/** The balance above the list of invoices of one terminal. */
export const balanceOn = (staff: Page): Locator =>
  staff.getByText('Balance', { exact: true }).locator('..');

/** An amount on the screen in minor units: digits only, two decimals are always shown. */
export async function readAmount(place: Locator): Promise<number> {
  await expect(place).toContainText(/\d[.]\d\d/);
  const shown = /[\d\u202f]+\.\d\d/.exec(await place.innerText())?.[0] ?? '';
  return Number(shown.replaceAll(/\D/g, ''));
}
