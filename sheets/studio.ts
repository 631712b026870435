import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { thisMachine, whyNotComparable } from './machine.ts';
import { pictureOf } from './pictures.ts';
import type { Sheet } from './pictures.ts';

/** How a sheet is looked at; what is left out is as in a new tab of a wide window. */
export interface Mode {
  readonly globals?: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly forcedColors?: 'active' | 'none';
}

interface Studio {
  readonly page: Page;
  readonly notComparable: string | undefined;
}

/** One page for all sheets of a worker, so that Storybook is fetched once; each sheet loads it anew. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, provide) => {
      const notComparable = whyNotComparable(await thisMachine(browser));
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await provide({ page: await context.newPage(), notComparable });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Opens a sheet and waits until its play test has run.
 * @returns the errors that nobody caught; more come in as they happen
 */
export async function open(page: Page, sheet: Sheet, mode: Mode): Promise<readonly string[]> {
  const errors: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: mode.width ?? 1280, height: 800 });
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
  const globals = Object.entries({ ...mode.globals, 'a11y.manual': '!true' });
  const query = globals.map(([name, value]) => `${name}:${value}`).join(';');
  await page.goto(`/iframe.html?viewMode=story&id=${sheet.id}&globals=${query}`);
  await drawn(page);
  const failure = await page.evaluate(renderingFailure);
  if (failure !== '') errors.push(failure);
  return errors;
}

async function drawn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(renderingPhase)).toMatch(/^(finished|errored|aborted)$/);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Compares a sheet, with what floats above it, with its picture; skips it on another machine. What moves is drawn on a
 * layer of its own, and the edges beside it in one of two ways: what is not as recorded is drawn anew, once.
 */
export async function compare(studio: Studio, sheet: Sheet, mode: string): Promise<void> {
  base.skip(studio.notComparable !== undefined, studio.notComparable);
  const { page } = studio;
  const look = async () => {
    const clip = await page.evaluate(filledArea);
    await expect(page).toHaveScreenshot([mode, pictureOf(sheet)], { clip, fullPage: true });
  };
  await look().catch(async () => {
    await page.reload();
    await drawn(page);
    await look();
  });
}

/** Where Storybook is with the story: it says so to nobody else. */
function renderingPhase(): string {
  return window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'preparing';
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
}

/** What Storybook shows in place of a story that failed; empty for one that did not. */
function renderingFailure(): string {
  const isShown = document.body.classList.contains('sb-show-errordisplay');
  return isShown ? (document.querySelector('#error-message')?.textContent ?? 'failed') : '';
}

/** The part of the page with something in it: the story, and whatever is open above it, with its shadow. */
function filledArea(): { x: number; y: number; width: number; height: number } {
  const storybooks =
    '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters';
  const shown = [...document.body.querySelectorAll(`:scope > :not(${storybooks})`)];
  const floating = document.querySelectorAll(':popover-open');
  const areas = [...shown.flatMap((element) => [element, ...element.children]), ...floating]
    // What React Aria lays under an open menu cannot be seen.
    .filter((element) => !element.matches('[data-testid="underlay"]'))
    .map((element) => ({ element, area: element.getBoundingClientRect() }))
    .filter(({ area }) => area.width > 1 && area.height > 1)
    .map(({ element, area }) => {
      const floats = element.matches(':popover-open') || !element.closest('#storybook-root');
      const shadow = floats ? 32 : 0;
      return { ...area.toJSON(), bottom: area.bottom + window.scrollY + shadow };
    });
  const left = Math.max(0, Math.min(...areas.map((area) => area.left)));
  const top = Math.max(0, Math.min(...areas.map((area) => area.top + window.scrollY)));
  const { clientWidth, scrollHeight } = document.documentElement;
  const right = Math.min(clientWidth, Math.max(...areas.map((area) => area.right)));
  const height = Math.max(window.innerHeight, scrollHeight);
  const bottom = Math.min(height, Math.max(...areas.map((area) => area.bottom)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
