import { appCode } from '../authenticator.ts';
import { expect, openPage, signIn, test } from '../journey.ts';

test('a person sets up their authenticator app, signs in with its code, and turns it off with a recovery code', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser);
  const password = () => page.getByRole('textbox', { name: 'Password' });
  const code = () => page.getByRole('textbox', { name: 'Code' });
  await signIn(page, 'viewer');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  await password().fill('viewer-demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const secret = key.replaceAll(' ', '');
  await code().fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await page.getByRole('listitem').locator('code').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/10 recovery codes left/)).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByLabel('Username').fill('viewer');
  await password().fill('viewer-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await code().fill('000000');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('This code is not right, or was used before')).toBeVisible();
  // The code that turned it on is used up: that of the next step is good already.
  await code().fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/invoices/);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await password().fill('viewer-demo');
  await code().fill(recoveryCode);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await close();
});
