import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from '../journey.ts';

/** The paths that a page requests, each as often as it does. */
function pathsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Keeps back the responses for an address until the result is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

test(
  'the parts of a merchant are requested together with the merchant, and once',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await signIn(page, 'operator');
    const release = await holdBack(page, /\/merchant\/\d+$/);
    const paths = pathsOf(page);
    await page.goto('/merchant');
    const parts = ['callback', 'callback/key', 'endpoint', 'key', 'look'];
    const requestsOf = (part: string) =>
      paths.filter((path) => new RegExp(`/merchant/\\d+/${part}$`).test(path)).length;
    await expect.poll(() => parts.map(requestsOf)).toEqual([1, 1, 1, 1, 1]);
    release();
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'History of changes' })).toBeVisible();
    expect(parts.map(requestsOf)).toEqual([1, 1, 1, 1, 1]);
    await close();
  },
);

test(
  'the fields and the pools of a terminal are requested together with the terminal',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await signIn(page, 'operator');
    const release = await holdBack(page, /\/api\/v1\/terminal\/\d+$/);
    const paths = pathsOf(page);
    await page.goto('/terminals');
    await expect
      .poll(() => paths.filter((path) => /\/edited-fields-[^/]+\.js$/.test(path)))
      .toHaveLength(1);
    await expect
      .poll(() => paths.filter((path) => path.endsWith('/terminal/pool')))
      .toHaveLength(1);
    release();
    await expect(page.getByRole('textbox', { name: /^Largest addition/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'History of changes' })).toBeVisible();
    await close();
  },
);

test(
  'the lists below the reports are requested once their cards are painted',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await signIn(page, 'operator');
    await page.goto('/reports');
    await expect(page.getByRole('button', { name: 'Exported files' })).toBeVisible();
    const { painted, requested } = await page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const lists = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/ReportLists-[^/]+\.js$/.test(name));
      return { painted: entries.at(-1)?.startTime, requested: lists?.startTime };
    });
    expect(painted).toBeDefined();
    expect(requested).toBeGreaterThan(painted ?? Infinity);
    await close();
  },
);
