import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openOffice, openPage, test } from '../journey.ts';

/** The hashes that the page's import maps have by now, by path. */
async function mappedHashes(page: Page): Promise<ReadonlyMap<string, string>> {
  const maps = await page
    .locator('script[type="importmap"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  const hashes = maps.matchAll(/"(\/backoffice-assets\/[^"]+)":"(sha256-[^"]+)"/g);
  return new Map([...hashes].map(([, path = '', hash = '']) => [path, hash]));
}

/** The hashes that tags and module preloads have, by path. */
async function taggedHashes(page: Page): Promise<ReadonlyMap<string, string>> {
  const tags = await page.locator('script[src][integrity]').evaluateAll((scripts) =>
    scripts.map((script) => {
      const [src = '', hash = ''] = ['src', 'integrity'].map(
        (name) => script.getAttribute(name) ?? '',
      );
      return [src, hash] as const;
    }),
  );
  return new Map(tags);
}

// RUN-303
test(
  'every script of the back office has a hash, also those that are loaded later',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
    });
    const preloaded = page.waitForResponse(/\/MerchantScreen-[^/]+\.js$/);
    await openOffice(page, 'operator');
    await preloaded;
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();

    const hashes = new Map([...(await mappedHashes(page)), ...(await taggedHashes(page))]);
    expect(requested.size).toBeGreaterThan(20);
    for (const path of requested) {
      const body = await (await page.request.get(path)).body();
      const digest = createHash('sha256').update(body).digest('base64');
      expect(hashes.get(path), path).toBe(`sha256-${digest}`);
    }
    await close();
  },
);

// RUN-303
test(
  'a later script that was changed on the way does not run',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await page.route(/\/ReportsScreen-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()}\ndocument.title = 'changed';`,
      });
    });
    await openOffice(page, 'operator');
    await page.waitForFunction(
      () => document.querySelectorAll('script[type="importmap"]').length > 1,
    );
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByText('Loading chunk', { exact: false }).first()).toBeVisible();
    expect(await page.title()).not.toBe('changed');
    await close();
  },
);
