import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../journey.ts';

const main = fileURLToPath(
  new URL('../../apps/server/test/oidc/serve-provider.ts', import.meta.url),
);

let provider: ChildProcess;
test.beforeAll(async ({ baseURL }) => {
  const office = new URL(baseURL ?? '');
  // The issuer of the configuration: see playwright.config.ts.
  const env = {
    PORT: String(Number(office.port) + 1),
    REDIRECT_URI: `${office.origin}/login/return`,
  };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  provider = child;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the provider ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('The provider is ready')) resolve();
    });
  });
});
test.afterAll(() => {
  provider.removeAllListeners('exit');
  provider.kill();
});

async function logInThere(page: Page, login: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const atProvider = (page: Page) => page.getByRole('button', { name: 'Sign in with Test ID' });

// PEOPLE-400, PEOPLE-410, PEOPLE-413
test(
  'a person signs in at the provider, again beside the page, and out of both; a stranger sees why not',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context, close } = await openPage(browser);
    await page.goto('/settings');
    await atProvider(page).click();
    await logInThere(page, 'nodira');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('You sign in at the sign-in provider')).toBeVisible();

    // The session ends, and what is on the page stays while a window of its own goes to the provider and back.
    await context.clearCookies({ name: 'jwt' });
    await context.clearCookies({ name: 'jwt_sig' });
    await page.getByRole('link', { name: 'Notifications' }).click();
    const again = page.getByRole('dialog', { name: 'Log in again' });
    const opened = page.waitForEvent('popup');
    await again.getByRole('button', { name: 'Sign in with Test ID' }).click();
    await (await opened).waitForEvent('close');
    await expect(again).toBeHidden();
    await expect(page).toHaveURL(/\/notifications/);

    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    await expect(page).toHaveURL(/\/login/);
    await atProvider(page).click();
    await logInThere(page, 'guest');
    await expect(page.getByRole('alert')).toHaveText(/give you no role here/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(atProvider(page)).toBeVisible();
    await close();
  },
);
