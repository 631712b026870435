import { expect, openPage, signIn, test } from '../journey.ts';

// OFFICE-87, PEOPLE-2, PEOPLE-12
test('a person changes their password: signed out elsewhere, and in again with the new one', async ({
  browser,
}) => {
  const [here, there] = [await openPage(browser), await openPage(browser)];
  await signIn(here.page, 'viewer');
  await signIn(there.page, 'viewer');
  const change = async (from: string, to: string) => {
    await here.page.getByRole('textbox', { name: 'Old password' }).fill(from);
    await here.page.getByRole('textbox', { name: 'New password', exact: true }).fill(to);
    await here.page.getByRole('textbox', { name: 'Confirm new password' }).fill(to);
    await here.page.getByRole('button', { name: 'Change password' }).click();
  };
  await here.page.goto('/settings');
  await here.page.getByRole('link', { name: 'Change password' }).click();
  await change('wrong', 'olma nok behi');
  await expect(here.page.getByText('This is not your current password')).toBeVisible();
  await change('viewer-demo', 'olma nok behi');
  await expect(here.page.getByText('Password changed successfully!')).toBeVisible();
  await there.page.goto('/invoices');
  await expect(there.page).toHaveURL(/\/login/);
  await there.page.getByLabel('Username').fill('viewer');
  const password = there.page.getByRole('textbox', { name: 'Password' });
  await password.fill('viewer-demo');
  await there.page.getByRole('button', { name: 'Log In' }).click();
  await expect(there.page.getByText('Wrong username or password')).toBeVisible();
  await password.fill('olma nok behi');
  await there.page.getByRole('button', { name: 'Log In' }).click();
  await expect(there.page).toHaveURL(/\/invoices/);
  await change('olma nok behi', 'viewer-demo');
  // Emptied once the server has changed it; the first toast may still be there.
  await expect(here.page.getByRole('textbox', { name: 'Old password' })).toHaveValue('');
  await there.page.goto('/settings');
  await expect(there.page).toHaveURL(/\/login/);
  await here.close();
  await there.close();
});

// PEOPLE-15
test(
  'staff set a rate, and end a session that they left open elsewhere',
  { tag: '@long' },
  async ({ browser, staff }) => {
    await staff.goto('/settings');
    const rates = staff.getByRole('region', { name: 'Rates' });
    const row = rates.getByRole('row').filter({ hasText: 'KGS' });
    await row.getByRole('button', { name: 'Set rate' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Rate of KGS' });
    await dialog.getByRole('textbox').fill('87.45');
    await dialog.getByRole('button', { name: 'Set rate' }).click();
    await expect(row).toContainText('87.45');
    await expect(row).toContainText(/just now|1 minute ago/);

    const { page: other, close } = await openPage(browser);
    await signIn(other, 'operator');
    await staff.reload();
    const sessions = staff.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByText('This session')).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
    await expect(staff.getByText('Signed out everywhere else')).toBeVisible();
    await expect(sessions.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await other.goto('/invoices');
    await expect(other).toHaveURL(/\/login/);
    await close();
  },
);

// OFFICE-360, PEOPLE-174
test(
  'a change that needs a confirmation is made after it, with what was typed',
  { tag: '@long' },
  async ({ staff }) => {
    // The session is fresh: the first request is refused as it would be five minutes later.
    let isRefused = false;
    await staff.route('**/api/v1/sign_in_policy', async (route) => {
      if (isRefused || route.request().method() !== 'PUT') return route.continue();
      isRefused = true;
      const problem = { type: 'about:blank', code: 'step_up_required', status: 403 };
      const json = { ...problem, title: 'Confirm first that it is you', requestId: 'e2e' };
      return route.fulfill({ status: 403, contentType: 'application/problem+json', json });
    });
    await staff.goto('/settings');
    const card = staff.getByRole('region', { name: 'Signing in' });
    await card.getByRole('button', { name: 'Change rules' }).click();
    await staff.getByRole('textbox', { name: /Without activity/ }).fill('45');
    await staff.getByRole('button', { name: 'Save' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('This is not your current password')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Password' }).fill('operator-demo');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(card.getByText('45 minutes')).toBeVisible();
  },
);
