import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { goToRequisites, signIn } from './journey.ts';
import { orderDeposit } from './merchant.ts';
import { OwnServer } from './own-server.ts';
import { formViews } from './payform-views.ts';
import { photographPayform } from './photograph-payform.ts';

/**
 * `npm run screenshots`: the README's pictures and the payment form's, from a system of its own with fresh demo
 * data; `npm run screenshots -- withdrawal-3` takes those of the payment form alone whose names begin so.
 */
const [wanted] = process.argv.slice(2);
const views = formViews.filter(({ name }) => name.startsWith(wanted ?? ''));
if (views.length === 0) throw new Error(`There is no view ${wanted} of the payment form.`);
const target = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'tiyin-screenshots-'));
// Customers of the payment form come from addresses of their own.
process.env['TIYIN_TRUSTED_PROXIES'] = '127.0.0.1';
const server = new OwnServer(dataDir);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  await mkdir(target, { recursive: true });
  await server.start();
  if (wanted === undefined) await photographForReadme();
  await photographPayform(browser, server.url, join(target, 'payform'), views);
} finally {
  await browser.close();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

async function photographForReadme(): Promise<void> {
  await photograph(browser, 'back-office', { width: 1280, height: 800 }, async (page) => {
    await signIn(page, 'operator');
    await page.getByRole('grid').getByRole('link').first().waitFor();
  });
  await photograph(browser, 'payment-form', { width: 390, height: 800 }, async (page) => {
    const { url } = await orderDeposit(server.url);
    await goToRequisites(page, url);
  });
}

async function photograph(
  from: Browser,
  name: string,
  viewport: { width: number; height: number },
  go: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await from.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await go(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(target, `${name}.png`) });
  await context.close();
}
