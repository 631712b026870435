import { defineConfig } from '@playwright/test';
import { launchArguments } from './launch-arguments.ts';
import type { Theme } from './play.ts';

const port = Number(process.env['TIYIN_E2E_PORT'] ?? 4311);
const executablePath = process.env['CHROMIUM_PATH'];
/** Of stories that are played and not drawn. */
const shellPath = process.env['CHROMIUM_SHELL_PATH'] ?? executablePath;

/** Tests of `npm run test:full` alone: the dark pictures, and the sheets in the narrowest window. */
const inFull = /looks in dark|is whole at 320 px/;

/** The built Storybook: every page drawn, every story played, every sheet compared with its picture in git. */
export default defineConfig<object, { theme: Theme }>({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../test-results/sheets',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  // Pictures are recorded knowingly: npm run sheets.
  updateSnapshots: 'none',
  fullyParallel: true,
  // More than cores: one waits for a frame or a timer while another works.
  workers: 3,
  timeout: 30_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, scale: 'css' },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launch(executablePath),
  },
  projects: [
    {
      name: 'stories-light',
      testMatch: 'stories.visual.ts',
      grepInvert: /@full/,
      use: { launchOptions: launch(shellPath) },
    },
    {
      name: 'stories-full',
      testMatch: 'stories.visual.ts',
      grep: /@full/,
      use: { launchOptions: launch(shellPath) },
    },
    {
      name: 'stories-dark',
      testMatch: 'stories.visual.ts',
      use: { theme: 'dark', launchOptions: launch(shellPath) },
    },
    { name: 'pages', testMatch: 'pages.visual.ts' },
    { name: 'themes', testMatch: 'themes.visual.ts', grepInvert: inFull },
    { name: 'themes-dark', testMatch: 'themes.visual.ts', grep: inFull },
    { name: 'modes', testMatch: 'modes.visual.ts' },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/index.json`,
    timeout: 30_000,
  },
});

function launch(path: string | undefined) {
  return { ...(path === undefined ? {} : { executablePath: path }), args: launchArguments };
}
