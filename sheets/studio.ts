import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { thisMachine, whyNotComparable } from './machine.ts';
import { pictureOf } from './pictures.ts';
import type { Sheet } from './pictures.ts';
import './storybook-window.ts';

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

/** One page for all sheets of a worker, so that Storybook is fetched and started once. */
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
 * Shows a sheet, waits until its play test has run, and judges what is seen, uncaught errors first. It takes the place
 * of the sheet before. What does not pass is shown again on an empty page, once: something of the sheet before may have
 * been left, and the edges beside what moves, which is drawn on a layer of its own, are drawn in one of two ways.
 */
export async function look(
  { page }: Studio,
  sheet: Sheet,
  mode: Mode,
  judge: () => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: mode.width ?? 1280, height: 800 });
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
  const attempt = async (show: typeof open) => {
    errors.length = 0;
    await show(page, sheet, mode);
    await page.evaluate(() => document.fonts.ready);
    expect([...errors, ...(await page.evaluate(renderingFailures))]).toEqual([]);
    await judge();
  };
  // A recorded sheet contains nothing of another.
  const isRecording = base.info().config.updateSnapshots !== 'none';
  await (isRecording ? attempt(open) : attempt(replace).catch(() => attempt(open)));
}

/** Compares a sheet, with what floats above it, with its picture; skips it on another machine. */
export async function compare(studio: Studio, sheet: Sheet, mode: Mode, name: string) {
  base.skip(studio.notComparable !== undefined, studio.notComparable);
  const { page } = studio;
  await look(studio, sheet, mode, async () => {
    const clip = await page.evaluate(filledArea);
    await expect(page).toHaveScreenshot([name, pictureOf(sheet)], { clip, fullPage: true });
  });
}

const globalsOf = (mode: Mode) => ({
  theme: 'light',
  density: 'comfortable',
  language: 'en',
  ...mode.globals,
  a11y: { manual: true },
});

/** Asks Storybook for a sheet in place of the one that it shows. */
async function replace(page: Page, sheet: Sheet, mode: Mode): Promise<void> {
  const isShown = await page.evaluate(
    ([id]) => window.__STORYBOOK_PREVIEW__?.currentRender?.id === id,
    [sheet.id],
  );
  if (isShown || !page.url().includes('/iframe.html')) return open(page, sheet, mode);
  await page.evaluate(
    ([storyId, globals]) => {
      const channel = window.__STORYBOOK_PREVIEW__?.channel;
      channel?.emit('updateGlobals', { globals });
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    [sheet.id, globalsOf(mode)] as const,
  );
  return rendered(page, sheet);
}

async function open(page: Page, sheet: Sheet, mode: Mode): Promise<void> {
  const globals = Object.entries({ ...mode.globals, 'a11y.manual': '!true' });
  const query = globals.map(([name, value]) => `${name}:${value}`).join(';');
  await page.goto(`/iframe.html?viewMode=story&id=${sheet.id}&globals=${query}`);
  await rendered(page, sheet);
}

async function rendered(page: Page, sheet: Sheet): Promise<void> {
  const phase = () => page.evaluate(renderingPhase, sheet.id);
  await expect.poll(phase, { intervals: [50] }).toMatch(/^(finished|errored|aborted)$/);
}

/** Storybook's own state of the story, which it does not publish. */
function renderingPhase(id: string): string {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id ? (render.phase ?? 'preparing') : 'preparing';
}

/** The error that Storybook shows in place of a failed story; nothing for the others. */
function renderingFailures(): string[] {
  const isShown = document.body.classList.contains('sb-show-errordisplay');
  return isShown ? [document.querySelector('#error-message')?.textContent ?? 'failed'] : [];
}

/** The part of the page with something in it: the story, and whatever is open above it, with its shadow. */
function filledArea(): { x: number; y: number; width: number; height: number } {
  const storybooks =
    '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters';
  const shown = [...document.body.querySelectorAll(`:scope > :not(${storybooks})`)];
  const floating = document.querySelectorAll(':popover-open');
  const areas = [...shown.flatMap((element) => [element, ...element.children]), ...floating]
    // React Aria's underlay of an open menu is not visible.
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
