import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, openOffice, openPage, test } from '../journey.ts';
import { circularChunks, countFiles, weighScreens } from '../weigh-screens.ts';

/** The limit of the list of invoices, in bytes: all scripts and styles, brotli. */
const firstLoad = 170_000;
/** The additional limit of each other screen. */
const ownOfScreen = 40_000;

test('the first load of the list needs at most 170 kB of scripts and styles, all of them named in the page', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser);
  // Idle pages preload the other screens: the first load ends before.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openOffice(page, 'merchant');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const addresses = await scriptsAndStyles(page);
  expect(addresses.length).toBeGreaterThan(2);
  const bodies = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).body()),
  );
  const weight = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(weight).toBeLessThanOrEqual(firstLoad);
  // None of them waits for another one, and early requests are not repeated.
  const html = await (await page.request.get('/invoices')).text();
  const unnamed = addresses.filter((address) => !html.includes(new URL(address).pathname));
  expect(unnamed).toEqual([]);
  expect(await requestsOf(page, '/api/v1/people/me')).toEqual(['link']);
  await close();
});

test('each other screen needs at most 40 kB more of its own', () => {
  const weights = weighScreens();
  expect(weights.size).toBeGreaterThan(10);
  const tooHeavy = [...weights].filter(([, weight]) => weight > ownOfScreen);
  expect(tooHeavy, 'screens and their bytes').toEqual([]);
});

/** The greatest number of additional files; each waits for one of the browser's six connections. */
const filesOfScreen = 24;
/** Of the details of an invoice, which has the parts of several screens. */
const filesOfInvoice = 43;

test('each other screen needs at most 24 files more of its own, and no chunk needs itself', () => {
  const counts = [...countFiles()].map(([screen, files]) => ({
    screen,
    files,
    limit: screen.includes('/invoice-details/') ? filesOfInvoice : filesOfScreen,
  }));
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.filter(({ files, limit }) => files > limit)).toEqual([]);
  expect(circularChunks()).toEqual([]);
});

/** The greatest height of the top bar by the width of the window, in CSS pixels. */
const highestBar = { 390: 56, 768: 64, 1024: 64, 1440: 64 };

// OFFICE-440
test('the top bar is one row at every width, with merchant, terminal and mode in it', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser);
  await openOffice(page, 'operator');
  const bar = page.getByRole('banner');
  const parts = [
    page.getByRole('combobox', { name: 'Merchant' }),
    page.getByRole('combobox', { name: 'Terminal' }),
    page.getByRole('button', { name: /^(Test|Production) data/ }),
  ];
  for (const [width, highest] of Object.entries(highestBar)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const scope = page.getByRole('button', { name: /scope$/ });
    await expect(scope).toBeVisible({ visible: width === '390' });
    const { height } = (await bar.boundingBox()) ?? { height: Infinity };
    expect(height, `at ${width} px`).toBeLessThanOrEqual(highest);
    if (width === '390') await scope.click();
    for (const part of parts) await expect(part).toBeVisible();
    const isCut = await bar.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, `at ${width} px`).toBe(false);
  }
  await close();
});

// OFFICE-9, OFFICE-10, OFFICE-16, PEOPLE-26
test(
  'the frame says whose data one sees in every tab, leads anywhere by keys, and looks as chosen from the first paint',
  { tag: '@long' },
  async ({ browser }) => {
    const { context, page, close } = await openPage(browser);
    await openOffice(page, 'support');
    const otherTab = await context.newPage();
    await otherTab.goto('/invoices');
    await expect(otherTab.getByText('Test data', { exact: true })).toBeVisible();
    const rows = page.getByRole('grid').getByRole('link');
    await expect(rows.first()).toBeVisible();
    const testRow = await rows.first().getAttribute('href');
    await page.getByRole('button', { name: 'Show production data' }).click();
    await expect(page.getByText('Production data', { exact: true })).toBeVisible();
    await expect(otherTab.getByText('Production data', { exact: true })).toBeVisible();
    await expect(rows.first()).not.toHaveAttribute('href', testRow ?? '');
    await page.getByRole('button', { name: 'Show test data' }).click();
    await expect(rows.first()).toHaveAttribute('href', testRow ?? '');

    await page.getByRole('combobox', { name: 'Merchant' }).click();
    const other = page.getByRole('option').nth(1);
    const name = (await other.textContent()) ?? '';
    await other.click();
    await expect(page.getByRole('combobox', { name: 'Merchant' })).toContainText(name);
    await expect(otherTab.getByRole('combobox', { name: 'Merchant' })).toContainText(name);
    await otherTab.close();
    await expect(rows.first()).not.toHaveAttribute('href', testRow ?? '');

    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('combobox', { name: 'Merchant' })).toContainText(name);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Screen, invoice/ })).toBeFocused();
    await page.keyboard.type(testRow?.split('/').at(-1) ?? '');
    await expect(page.getByRole('option', { name: /^Invoice/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${testRow}$`));
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page).toHaveURL(/\/invoices$/);
    await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute('target', '_blank');
    await close();
  },
);

// OFFICE-930
test('what is typed in a dialog stays when another tab switches the mode or the merchant', async ({
  browser,
}) => {
  const { context, page, close } = await openPage(browser);
  await openOffice(page, 'operator');
  const otherTab = await context.newPage();
  await otherTab.goto('/invoices');
  await page.goto('/alerts');
  await page.getByRole('button', { name: 'Add alert' }).first().click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.pressSequentially('Bank bridge');
  await otherTab.getByRole('button', { name: 'Show production data' }).click();
  await expect(page.getByText('What you typed here is kept.')).toBeVisible();
  await otherTab.getByRole('button', { name: 'Show test data' }).click();
  await expect(otherTab.getByRole('button', { name: 'Show production data' })).toBeVisible();
  const merchant = (tab: typeof page) =>
    tab.getByRole('combobox', { name: 'Merchant', includeHidden: true }).first();
  const other = otherTab.getByRole('option').nth(1);
  // The page of the other mode comes, and closes a list that was opened before it.
  await expect(async () => {
    await merchant(otherTab).click();
    await expect(other).toBeVisible({ timeout: 1000 });
  }).toPass();
  const chosen = (await other.textContent()) ?? '';
  await other.click();
  await expect(merchant(otherTab)).toContainText(chosen);
  await expect(name).toHaveValue('Bank bridge');
  await expect(merchant(page)).not.toContainText(chosen);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(merchant(page)).toContainText(chosen);
  await close();
});

test(
  'a list is filtered with Enter, kept under a name, and there again',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await openOffice(page, 'viewer');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('textbox', { name: 'Sum From' }).fill('250');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sumFrom=250/);
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Large');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Large', exact: true })).toBeVisible();
    await page.goto('/invoices?terminal=all');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Large', exact: true }).click();
    await expect(page).toHaveURL(/sumFrom=250/);
    await close();
  },
);

/** The initiator of each request for an address. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const all = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming ? [[entry.name, entry.initiatorType]] : [],
      ),
  );
  return all.flatMap(([name = '', type = '']) => (name.endsWith(path) ? [type] : []));
}

/** Only the page load: later requests are on demand. */
async function scriptsAndStyles(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return [...new Set(all.filter((name) => /\.(js|css)$/.test(new URL(name).pathname)))].toSorted();
}
