import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { entriesOf } from './storybook-index.ts';
import type { Entry } from './storybook-index.ts';
import './storybook-window.ts';

/** Storybook, started once for all entries of a worker. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const origin = (): string => base.info().project.use.baseURL ?? '';

async function start(page: Page, { id }: Entry): Promise<void> {
  const query = `viewMode=docs&id=${id}&globals=a11y.manual:!true`;
  await page.goto(`${origin()}/iframe.html?${query}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender !== undefined);
}

/**
 * Shows each entry in place of the one before, and returns what went wrong. What fails is shown once more on a
 * page of its own: something of the entry before may have been left, or have led elsewhere.
 */
async function failuresOf(page: Page, entries: readonly Entry[]): Promise<readonly string[]> {
  const failures: string[] = [];
  let uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const attempt = async (entry: Entry): Promise<readonly string[]> => {
    uncaught = [];
    const found = await page.evaluate(show, entry).catch((error: unknown) => [String(error)]);
    return [...new Set([...found, ...uncaught])];
  };
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && (await attempt(entry)).length === 0) continue;
    await start(page, entry);
    failures.push(...(await attempt(entry)).map((failure) => `${entry.id}: ${failure}`));
  }
  page.removeAllListeners('pageerror');
  return failures;
}

/** In the browser: resolves once the page is drawn, or once it is clear that it will not be. */
async function show({ id }: Entry): Promise<string[]> {
  const limitMs = 30_000;
  const preview = window.__STORYBOOK_PREVIEW__;
  const isShown = () => document.body.classList.contains('sb-show-errordisplay');
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? 'failed';
  let isDrawn = preview?.currentRender?.id === id;
  preview?.channel?.on('docsRendered', () => (isDrawn = true));
  if (!isDrawn) preview?.channel?.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      const isOwn = preview?.currentRender?.id === id;
      if (isShown()) resolve([text('#error-message').trim().split('\n')[0] ?? '']);
      else if (isOwn && isDrawn) resolve(tooWide());
      else if (performance.now() - startedAt > limitMs) resolve(['it is not drawn']);
      else requestAnimationFrame(look);
    };
    look();
  });

  /** A page of documentation that scrolls sideways. */
  function tooWide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`];
  }
}

// RUN-250
test('every docs page is drawn, and none scrolls sideways', async ({ storybook }) => {
  const entries = entriesOf('docs');
  test.setTimeout(300_000);
  expect(entries.length).toBeGreaterThan(0);
  expect(await failuresOf(storybook, entries)).toEqual([]);
});

// RUN-251
test('the frame follows the theme, and side by side a dialog is open in both', async ({
  storybook,
}) => {
  test.setTimeout(120_000);
  const story = 'components-overlays-dialog--sheet';
  await storybook.goto(`${origin()}/?path=/story/${story}&globals=theme:dark`);
  const backgroundOf = (selector: string) =>
    storybook.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await backgroundOf('body');
  await storybook.goto(`${origin()}/?path=/story/${story}&globals=theme:light`);
  expect(await backgroundOf('body')).not.toBe(dark);

  await storybook.goto(`${origin()}/iframe.html?viewMode=story&id=${story}&globals=theme:both`);
  for (const theme of ['light', 'dark']) {
    const frame = storybook.frameLocator(`iframe[title="${theme}"]`);
    await expect(frame.getByRole('dialog')).toBeVisible({ timeout: 40_000 });
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
  }
});
