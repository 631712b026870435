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

// PEOPLE-330
test('a person adds a passkey, signs in with it alone and after the password, confirms with it, and removes it', async ({
  browser,
  baseURL,
}) => {
  // Browsers have passkeys for names alone: the demo is opened as localhost.
  const office = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: office });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const logOut = () => page.getByRole('button', { name: 'Log Out' }).click();
  await signIn(page, 'support');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const row = page.getByRole('row', { name: /Work laptop/ });
  await expect(row).toContainText('Never');

  await logOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/invoices/);

  await logOut();
  await page.getByLabel('Username').fill('support');
  await page.getByRole('textbox', { name: 'Password' }).fill('support-demo');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/\/invoices/);

  await page.goto('/settings');
  await expect(row).not.toContainText('Never');
  // As five minutes later, for the first request alone.
  await page.route(
    '**/api/v1/user/passkey/*',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Confirm', status: 403, code: 'step_up_required' },
      }),
    { times: 1 },
  );
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await context.close();
});
