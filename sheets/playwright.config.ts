import { defineConfig } from '@playwright/test';
import { launchArguments } from './launch-arguments.ts';
import type { Theme } from './play.ts';

const port = Number(process.env['TIYIN_E2E_PORT'] ?? 4311);
const executablePath = process.env['CHROMIUM_PATH'];

/** The built Storybook: every page drawn, every story played, every sheet compared with its picture in git. */
/** The pictures that only `npm run test:full` compares. */
const inDark = /looks in dark/;

export default defineConfig<object, { theme: Theme }>({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../test-results/sheets',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  // Pictures are recorded knowingly: npm run sheets.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, scale: 'css' },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: launchArguments,
    },
  },
  projects: [
    { name: 'stories-light', testMatch: 'stories.visual.ts' },
    { name: 'stories-dark', testMatch: 'stories.visual.ts', use: { theme: 'dark' } },
    { name: 'pages', testMatch: 'pages.visual.ts' },
    { name: 'themes', testMatch: 'themes.visual.ts', grepInvert: inDark },
    { name: 'themes-dark', testMatch: 'themes.visual.ts', grep: inDark },
    { name: 'modes', testMatch: 'modes.visual.ts' },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/index.json`,
    timeout: 30_000,
  },
});
