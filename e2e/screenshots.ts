import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { goToRequisites, signIn } from './journey.ts';
import { orderDeposit } from './merchant.ts';
import { OwnServer } from './own-server.ts';

/** `npm run screenshots`: the README's pictures, from a system of its own with fresh demo data. */
const target = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'tiyin-screenshots-'));
const server = new OwnServer(dataDir);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  await mkdir(target, { recursive: true });
  await server.start();
  await photograph(browser, 'back-office', { width: 1280, height: 800 }, async (page) => {
    await signIn(page, 'operator');
    await page.getByRole('grid').getByRole('link').first().waitFor();
  });
  await photograph(browser, 'payment-form', { width: 390, height: 800 }, async (page) => {
    const { url } = await orderDeposit(server.url);
    await goToRequisites(page, url);
  });
} finally {
  await browser.close();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
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
