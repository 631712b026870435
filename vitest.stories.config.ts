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

/** Stories in a real browser, with their play tests and with axe as an error. */
const stories = (name: string, theme: 'light' | 'dark') => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { theme },
    }),
  ],
  test: {
    name,
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
    /* Two pages side by side: each is one thread, and as many cores are the least that there are. */
    maxWorkers: 2,
    projects: [stories('stories-light', 'light'), stories('stories-dark', 'dark')],
  },
});
