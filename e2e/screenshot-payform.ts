import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatedForm } from '@tiyin/api/types';
import { type Browser, type BrowserContext, type Page, expect } from '@playwright/test';
import { formWords } from './form-words.ts';
import { signIn } from './journey.ts';
import { sizes } from './matrix/walks.ts';
import { type FormView, openView, prepareView } from './payform-views.ts';
import { takeScreenshot } from './take-screenshot.ts';
import { listOwnTerminals } from './terminals.ts';

const languages = ['en', 'ru', 'uz'] as const;
const themes = ['light', 'dark'] as const;
const screens = { phone: sizes['360 × 640'], desktop: sizes['1280 × 800'] } as const;
const screenNames = ['phone', 'desktop'] as const;

/** The countdown's time in every picture. */
const timeLeft = { minutes: 14, seconds: 30 };

type Look = {
  readonly theme: (typeof themes)[number];
  readonly screen: (typeof screenNames)[number];
};

/** A customer's browser of one look. */
type Camera = Look & { readonly context: BrowserContext };

/**
 * Takes pictures of views of the payment form in three languages, both themes and two sizes, as
 * `<view>.<language>.<theme>.<screen>.webp`.
 * @param origin a system with demo data that takes the address of a caller from X-Forwarded-For
 */
export async function screenshotPayform(
  browser: Browser,
  origin: string,
  target: string,
  views: readonly FormView[],
): Promise<void> {
  await mkdir(target, { recursive: true });
  const operator = await browser.newContext({ baseURL: origin });
  await signIn(await operator.newPage(), 'operator');
  const terminals = await listOwnTerminals(origin, operator);
  const customer = await openCustomer(browser, { theme: 'light', screen: 'phone' }, 0);
  const setup = { origin, operator, terminals, page: await customer.newPage() };
  const cameras = await openCameras(browser);
  for (const view of views) {
    const form = await prepareView(setup, view);
    for (const camera of cameras) await screenshotView(camera, view, form, target);
  }
  for (const { context } of cameras) await context.close();
  await customer.close();
  await operator.close();
}

async function openCameras(browser: Browser): Promise<Camera[]> {
  const looks = themes.flatMap((theme) => screenNames.map((screen) => ({ theme, screen })));
  return Promise.all(
    looks.map(async (look, place) => {
      const context = await openCustomer(browser, look, place + 1);
      await context.addInitScript(stopClock);
      return { ...look, context };
    }),
  );
}

/** Each from an address of its own, since one address may open only so many forms a minute. */
function openCustomer(
  browser: Browser,
  { theme, screen }: Look,
  place: number,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: screens[screen],
    colorScheme: theme,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${place + 1}` },
  });
}

async function screenshotView(
  { context, theme, screen }: Camera,
  view: FormView,
  form: CreatedForm,
  target: string,
): Promise<void> {
  for (const language of languages) {
    // A new tab, because a page stores its choice in the tab.
    const page = await context.newPage();
    await openView(page, form, view, language);
    if (screen === 'desktop' && view.place !== 'success' && view.place !== 'fail') {
      await page.getByRole('img', { name: formWords(language).t('phone.code') }).waitFor();
    }
    // No element looks hovered after a press.
    await page.mouse.move(0, 0);
    await setTimeLeft(page);
    const file = join(target, `${view.name}.${language}.${theme}.${screen}.webp`);
    await writeFile(file, await takeScreenshot(page));
    await page.close();
  }
}

/** In the page: its clock stands still, and an event moves it by its milliseconds. */
function stopClock(): void {
  let now = Date.now();
  Date.now = () => now;
  addEventListener('move-clock', (event) => {
    if (event instanceof CustomEvent) now += Number(event.detail);
  });
}

/**
 * Moves the clock of a page so that its countdown, if any, shows the same time as in the other
 * pictures.
 */
async function setTimeLeft(page: Page): Promise<void> {
  const timer = page.getByRole('timer');
  if ((await timer.count()) === 0) return;
  // Repeated, in case it read the server's text before the page itself counts.
  await expect(async () => {
    const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
    const ms = ((minutes - timeLeft.minutes) * 60 + seconds - timeLeft.seconds) * 1000;
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('move-clock', { detail })), ms);
    const text = `${timeLeft.minutes}:${timeLeft.seconds}`;
    await expect(timer).toHaveText(text, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}
