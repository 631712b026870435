import type { Locator, Page } from '@playwright/test';
import { expect, openOffice, openPage, signIn, test } from '../journey.ts';
import { layoutShifts } from '../page-checks.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Invoices' }).getByRole('link');

/** Each loads many pages: in the full run. */
const long = { tag: '@long' };

/** The box of an element in CSS pixels. One that is replaced in that moment has none: the next is read. */
async function boxOf(element: Locator) {
  for (;;) {
    const box = await element.boundingBox();
    if (box !== null) return box;
  }
}

/** The upper edge of the rows, in CSS pixels. */
const topOfRows = async (page: Page) =>
  Math.round((await boxOf(page.getByRole('grid', { name: 'Invoices' }))).y);

/** Keeps the totals of a page on their way: `hold` from now on, `release` those that are held and all later ones. */
async function holdTotals(page: Page) {
  let held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/invoice\/totals/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    hold: () => {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
  };
}

// OFFICE-442
test(
  'the totals have their room before they come, and stay while those of another filter load',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await signIn(page, 'operator');
    const totals = page.getByRole('region', { name: 'Totals' });
    const { hold, release } = await holdTotals(page);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const terminal of ['all', '1']) {
        hold();
        await page.goto(`/invoices?terminal=${terminal}`);
        // Like the first time in a browser: all terminals have two currencies.
        await page.evaluate(() => localStorage.removeItem('tiyin.invoiceCurrencies'));
        await page.reload();
        await expect(rows(page).first()).toBeVisible();
        const ofTerminal = page.getByRole('img', { name: /of the last 14 days$/ });
        await expect(ofTerminal).toHaveCount(terminal === '1' ? 1 : 0);
        await expect(totals).toHaveCount(0);
        const waiting = await topOfRows(page);
        release();
        await expect(totals).toContainText(/\d invoices? ·/);
        expect(await topOfRows(page), `terminal ${terminal} at ${width} px`).toBe(waiting);
      }
    }
    hold();
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: '7 days' }).click();
    await expect(page.getByRole('grid', { name: 'Filters' })).toBeVisible();
    await expect(totals).toHaveAttribute('aria-busy', 'true');
    await expect(totals).toContainText(/\d invoices? ·/);
    const former = await topOfRows(page);
    release();
    await expect(totals).toHaveAttribute('aria-busy', 'false');
    expect(await topOfRows(page)).toBe(former);
    await close();
  },
);

/** The addresses of the sidebar, and Settings. */
const screens =
  '/invoices?terminal=all /reports /money /merchant /terminals /accounts /providers /monitoring /alerts /checks /audit /people /approvals /notifications /settings';

/** The greatest sum of layout shifts of a page that loads, as Chromium scores them. */
const maxShift = 0.05;

// OFFICE-841
test(
  'a screen that loads moves nothing that is there, and writes no warning into the console',
  long,
  async ({ browser }) => {
    const { page, close } = await openPage(browser, { width: 1024, height: 900 });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await signIn(page, 'operator');
    const shifts: string[] = [];
    for (const screen of screens.split(' ')) {
      await page.goto(screen, { waitUntil: 'networkidle' });
      await page.waitForFunction(
        () => document.querySelectorAll('script[type="importmap"]').length > 1,
      );
      const shift = await layoutShifts(page);
      if (shift > maxShift) shifts.push(`${screen}: ${shift.toFixed(3)}`);
    }
    expect(shifts, 'screens that move').toEqual([]);
    expect(warnings, 'warnings').toEqual([]);
    await close();
  },
);

// OFFICE-936
test('what is late has its room: the tabs of Monitoring, the conditions of an address, and the auto-retry', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser);
  await openOffice(page, 'operator');
  let held = Promise.withResolvers<void>();
  await page.route(
    /\/api\/.*monitoring|FilterChips-[^/]+\.js$|settings\.withdrawal/,
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  const search = page.getByRole('button', { name: 'Go to anything' });
  const grid = page.getByRole('grid', { name: /^(Invoices|Terminals)$/ });
  const places = async () => {
    const [ofGrid, ofSearch] = [await boxOf(grid), await boxOf(search)];
    return { top: Math.round(ofGrid.y), start: Math.round(ofSearch.x) };
  };
  const last: Record<string, Locator> = {
    '/monitoring': page.getByRole('tab').first(),
    '/invoices?terminal=all&flowType=DEPOSIT': page.getByRole('grid', { name: 'Filters' }),
  };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, comesLast] of Object.entries(last)) {
      held = Promise.withResolvers();
      await page.goto(address, { waitUntil: 'commit' });
      await expect(grid).toBeVisible();
      await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(
        address === '/monitoring' ? 0 : 1,
      );
      const before = await places();
      held.resolve();
      await expect(comesLast).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Auto-retry' })).toHaveCount(
        width < 768 ? 0 : 1,
      );
      const after = await places();
      // Tabs have a hairline below them.
      expect(Math.abs(after.top - before.top), `${address} at ${width} px`).toBeLessThanOrEqual(1);
      // Digits of the clock differ in their width.
      expect(Math.abs(after.start - before.start), `${address} at ${width} px`).toBeLessThanOrEqual(
        16,
      );
    }
  }
  await close();
});

// OFFICE-939
test('the counts of Money move no tab, and the table of Monitoring not the drops below it', async ({
  browser,
}) => {
  const { page, close } = await openPage(browser);
  await openOffice(page, 'operator');
  let held = Promise.withResolvers<void>();
  await page.route(/\/api\/(v1\/transfer|data\/v1\/terminal\?)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const tab = page.getByRole('tab', { name: 'Suspense' });
  const drops = page.getByRole('region', { name: 'Drops', includeHidden: true });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    held = Promise.withResolvers();
    await page.goto('/money', { waitUntil: 'commit' });
    const before = await boxOf(tab);
    held.resolve();
    await expect(page.getByRole('tab', { name: /^Unmatched \(\d+\)$/ })).toBeVisible();
    expect((await boxOf(tab)).x, `tabs at ${width} px`).toBe(before.x);
    held = Promise.withResolvers();
    const known = page.waitForResponse(/terminal\/drop/);
    await page.goto('/monitoring', { waitUntil: 'commit' });
    await known;
    await expect(page.getByText('Loading drops')).toHaveCount(0);
    const early = await drops.boundingBox();
    held.resolve();
    await expect(
      page.getByRole('grid', { name: 'Terminals' }).getByText('On').first(),
    ).toBeVisible();
    const { y } = await boxOf(drops);
    expect(early?.y ?? y, `drops at ${width} px`).toBe(y);
  }
  await close();
});

/** How much wider than its frame each table is, in CSS pixels. */
const overflows = (page: Page) =>
  page
    .getByRole('grid')
    .evaluateAll((grids) =>
      grids.map((grid) => grid.scrollWidth - (grid.parentElement?.clientWidth ?? 0)),
    );

// OFFICE-842
test(
  'the tables of the merchant page are whole beside the sidebar, in each language',
  long,
  async ({ browser }) => {
    const { page, close } = await openPage(browser);
    await openOffice(page, 'operator');
    for (const language of ['en', 'ru', 'uz']) {
      await page.evaluate((code) => localStorage.setItem('tiyin.language', code), language);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/merchant');
        // Its key, and the heading above it.
        await expect(page.getByRole('grid').first().getByRole('row')).toHaveCount(2);
        expect(
          Math.max(...(await overflows(page))),
          `${language}, ${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    }
    await close();
  },
);
