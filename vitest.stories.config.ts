import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];

const chromium = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--no-first-run',
    ],
  },
  /* Axe would otherwise measure colours in the middle of a transition. */
  contextOptions: { reducedMotion: 'reduce' },
});

/** Stories in a real browser, with their play tests and with axe as an error; all, or those of the tags. */
const stories = (name: string, theme: 'light' | 'dark', include?: string[]) => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { theme },
      ...(include && { tags: { include, exclude: [], skip: [] } }),
    }),
  ],
  test: {
    name,
    // Storybook itself shows one story after another in one page.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      stories('stories-light', 'light'),
      // Each component's states. What keys do is the same in any light.
      stories('sheets-dark', 'dark', ['sheet']),
      stories('stories-dark', 'dark'),
    ],
  },
});
