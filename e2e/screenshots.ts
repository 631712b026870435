import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from '@playwright/test';
import { officeViews } from './backoffice-views.ts';
import { goToRequisites, signIn } from './journey.ts';
import { orderDeposit } from './merchant.ts';
import { OwnServer } from './own-server.ts';
import { formViews } from './payform-views.ts';
import { photographBackoffice } from './photograph-backoffice.ts';
import { photographPayform } from './photograph-payform.ts';

/**
 * `npm run screenshots`: the README's pictures and those of both faces, from a system of its own with fresh demo data;
 * `npm run screenshots -- backoffice` or `-- payform` takes one face's, and a word after it those alone whose names
 * begin so: `npm run screenshots -- payform withdrawal-3`.
 */
const [face, wanted = ''] = process.argv.slice(2);
const begun = <View extends { readonly name: string }>(views: readonly View[]): readonly View[] =>
  views.filter(({ name }) => name.startsWith(wanted));
const chosen = {
  backoffice: face === 'payform' ? [] : begun(officeViews),
  payform: face === 'backoffice' ? [] : begun(formViews),
};
if (face !== undefined && face !== 'backoffice' && face !== 'payform') {
  throw new Error(`There is no face ${face}: it is backoffice or payform.`);
}
if (chosen.backoffice.length + chosen.payform.length === 0) {
  throw new Error(`There is no view of the ${face} whose name begins with ${wanted}.`);
}
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
  if (wanted === '') await photographForReadme();
  const { backoffice, payform } = chosen;
  if (backoffice.length > 0) await photographOffice();
  if (payform.length > 0) {
    await photographPayform(browser, server.url, join(target, 'payform'), payform);
  }
} finally {
  await browser.close();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

/** What no picture shows is told, and fails the command. */
async function photographOffice(): Promise<void> {
  const to = join(target, 'backoffice');
  const faults = await photographBackoffice(browser, server.url, to, chosen.backoffice);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

async function photographForReadme(): Promise<void> {
  if (face !== 'payform') {
    await photograph(browser, 'back-office', { width: 1280, height: 800 }, async (page) => {
      await signIn(page, 'operator');
      await page.getByRole('grid').getByRole('link').first().waitFor();
    });
  }
  if (face !== 'backoffice') {
    await photograph(browser, 'payment-form', { width: 390, height: 800 }, async (page) => {
      const { url } = await orderDeposit(server.url);
      await goToRequisites(page, url);
    });
  }
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
