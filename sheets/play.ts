import { devices, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import * as events from 'storybook/internal/core-events';
import type { Entry } from './storybook-index.ts';
import type { Message } from './storybook-window.ts';

export type Theme = 'light' | 'dark';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Player {
  readonly context: BrowserContext;
  readonly theme: Theme;
  /**
   * A page for each size of the window: one whose size changes while a field has the focus is taken for a phone's
   * whose keyboard opens, and then shows its dialogs late.
   */
  readonly pages: Map<string, Page>;
  /** The page that is in front. */
  front?: Page;
}

/** By the last word Storybook knows that a story is tested: it stops animations and does not wait for their end. */
const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** As in Vitest, where a story names no other. */
const usualSize: Size = { width: 1200, height: 900 };

/** The pages of a worker, for all its stories: to load Storybook takes as long as twenty of them. */
export const test = base.extend<object, { theme: Theme; player: Player }>({
  theme: ['light', { option: true, scope: 'worker' }],
  player: [
    async ({ browser, theme }, provide) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', userAgent });
      await provide({ context, theme, pages: new Map() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Shows a story, lets it play and axe check it; returns what went wrong. */
export async function failuresOf(player: Player, story: Entry): Promise<readonly string[]> {
  const page = await pageFor(player, story);
  const failures: string[] = [];
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`${message.text()} ${message.location().url}`);
  });
  const found = await page.evaluate(play, {
    storyId: story.id,
    ended: events.STORY_FINISHED,
    wrong,
  });
  // What stopped the play is in the console once more.
  return found.length > 0 ? found : failures;
}

/** The page of the story's size, in front. */
async function pageFor(player: Player, story: Entry): Promise<Page> {
  const usual = await pageOfSize(player, usualSize);
  const size = await usual.evaluate(viewportOf, story.id);
  const page = size === undefined ? usual : await pageOfSize(player, size);
  if (player.front !== page) await page.bringToFront();
  player.front = page;
  return page;
}

/** The page of this size; a new one has Storybook loaded, with no story yet. */
async function pageOfSize(player: Player, size: Size): Promise<Page> {
  const name = `${size.width}x${size.height}`;
  const known = player.pages.get(name);
  if (known !== undefined) return known;
  const page = await player.context.newPage();
  await page.setViewportSize(size);
  const { baseURL } = test.info().project.use;
  await page.goto(`${baseURL}/iframe.html?globals=theme:${player.theme}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
  await page.evaluate(removePlaceholders);
  player.pages.set(name, page);
  return page;
}

/** In the browser: without what Storybook shows while a page is prepared, which axe would look through for every story. */
function removePlaceholders(): void {
  for (const placeholder of document.querySelectorAll('.sb-preparing-docs, .sb-preparing-story')) {
    placeholder.remove();
  }
}

/** In the browser: the size of the window that a story names. */
async function viewportOf(storyId: string): Promise<Size | undefined> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const name = story?.storyGlobals?.viewport?.value;
  if (name === undefined) return undefined;
  const styles = story?.parameters?.viewport?.options?.[name]?.styles;
  if (styles === undefined) throw new Error(`The toolbar has no viewport ${name}`);
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

const wrong = [
  events.STORY_MISSING,
  events.STORY_ERRORED,
  events.STORY_THREW_EXCEPTION,
  events.PLAY_FUNCTION_THREW_EXCEPTION,
  events.UNHANDLED_ERRORS_WHILE_PLAYING,
];

interface Play {
  readonly storyId: string;
  /** The event after the last check. */
  readonly ended: string;
  /** The events of a failure. */
  readonly wrong: readonly string[];
}

/** In the browser: shows a story with nothing stored by the one before, and resolves when it is finished. */
function play({ storyId, ended, wrong: failing }: Play): Promise<string[]> {
  const channel = window.__STORYBOOK_PREVIEW__?.channel;
  const failures: string[] = [];
  const note = (error: Message): void => {
    // Without the whole page that Testing Library prints after it.
    failures.push((error.message ?? JSON.stringify(error)).split('\nIgnored nodes:')[0] ?? '');
  };
  localStorage.clear();
  sessionStorage.clear();
  return new Promise((resolve) => {
    for (const event of failing) channel?.on(event, note);
    channel?.once(ended, (message) => {
      for (const event of failing) channel.off(event, note);
      resolve([...failures, ...problemsOf(message), ...unwritable()]);
    });
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

  /** Axe has looked once, and found nothing. */
  function problemsOf({ storyId: played, status, reporters = [] }: Message): string[] {
    const checks = reporters.filter(({ type }) => type === 'a11y');
    const violations = checks.flatMap(({ result }) => result.violations ?? []);
    return [
      ...(played === storyId ? [] : [`${played} was played`]),
      ...(checks.length === 1 ? [] : [`axe has looked ${checks.length} times`]),
      ...violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
      ...(status === 'success' ? [] : [`it ended with ${status}`]),
    ];
  }

  /** Controls write their values as JSON, and break on what JSON cannot say. */
  function unwritable(): string[] {
    const { argTypes = {}, initialArgs = {} } =
      window.__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    return Object.keys(argTypes).flatMap((name) => {
      if (!argTypes[name]?.control) return [];
      try {
        JSON.stringify(initialArgs[name]);
        return [];
      } catch (error) {
        return [`the control of ${name} cannot be drawn: ${String(error)}`];
      }
    });
  }
}
