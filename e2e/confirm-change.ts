import { type Page, expect } from '@playwright/test';

/** Enters a reason in the question before a change, once it shows the effect, and continues. */
export async function confirmChange(page: Page, reason = 'The bank shows it'): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  const go = dialog.getByRole('button', { name: 'Continue' });
  await expect(go).toBeEnabled();
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await go.click();
}
