import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test';
import type { OfficeView, Viewer } from './backoffice-views.ts';
import { signIn } from './journey.ts';
import { codedPerson, prepareOffice } from './prepare-office.ts';
import { watchRequests } from './watch-requests.ts';
import { takeScreenshot } from './take-screenshot.ts';

const themes = ['light', 'dark'] as const;

/** At which the back office is looked at: a phone, a tablet, a desk. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

type Window = (typeof windows)[number];

/** A longer page is cut off: the rest is more of the same. */
const longest = 2400;

/** Milliseconds for anything on a page to come. */
const longestWait = 15_000;

/**
 * Takes pictures of views of the back office in both themes and three widths, as
 * `<view>.<theme>.<width>.webp`.
 * @param origin a system with fresh demo data
 * @returns problems that no picture shows: errors in the browser's console, and pages that scroll
 * sideways
 */
export async function screenshotBackoffice(
  browser: Browser,
  origin: string,
  target: string,
  views: readonly OfficeView[],
): Promise<readonly string[]> {
  await mkdir(target, { recursive: true });
  const sessions = await openSessions(browser, origin);
  await prepareOffice(origin, { operator: sessions.operator, coded: sessions[codedPerson] });
  const faults: string[] = [];
  for (const view of views) {
    for (const window of windows) {
      faults.push(...(await screenshotView(sessions[view.viewer], view, window, target)));
    }
  }
  for (const session of Object.values(sessions)) await session.close();
  return faults;
}

/** A browser for each person, signed in. */
async function openSessions(
  browser: Browser,
  baseURL: string,
): Promise<Readonly<Record<Viewer, BrowserContext>>> {
  const open = () => browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const openAs = async (name: string) => {
    const context = await open();
    const page = await context.newPage();
    await signIn(page, name);
    await page.close();
    return context;
  };
  return {
    stranger: await open(),
    operator: await openAs('operator'),
    merchant: await openAs('merchant'),
    support: await openAs('support'),
    viewer: await openAs('viewer'),
  };
}

async function screenshotView(
  session: BrowserContext,
  { name, open }: OfficeView,
  window: Window,
  target: string,
): Promise<string[]> {
  const page = await session.newPage();
  const faults = listenForFaults(page);
  const { settle } = watchRequests(page);
  page.setDefaultTimeout(longestWait);
  await page.setViewportSize(window);
  const lead = async () => {
    await open(page);
    await settle();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  // One failed view must not stop the others: all are reported at the end.
  await lead().catch((error: unknown) => faults.push(String(error)));
  if (await scrollsSideways(page)) faults.push('scrolls sideways');
  await showWhole(page, window);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await settle();
    await writeFile(
      join(target, `${name}.${theme}.${window.width}.webp`),
      await takeScreenshot(page),
    );
  }
  await page.close();
  return faults.map((fault) => `${name} at ${window.width} px: ${fault}`);
}

function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A required second factor is a 401, which the browser logs.
    const isAnswer = message.location().url.endsWith('/api/v1/login');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  return faults;
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/**
 * Makes the window as high as its page, except under an overlay, which uses the window's height.
 */
async function showWhole(page: Page, { width, height }: Window): Promise<void> {
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if ((await over.count()) > 0) return;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(longest, Math.max(height, whole)) });
  // Opening an element further down scrolled the page.
  await page.evaluate(() => scrollTo(0, 0));
}
