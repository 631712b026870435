import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['TIYIN_E2E_PORT'] ?? 4310);
const executablePath = process.env['CHROMIUM_PATH'];

/** The workers read this file too: the name is chosen by the first to come. The server makes the folder. */
const dataDir = (process.env['TIYIN_E2E_DATA_DIR'] ??= join(
  tmpdir(),
  `tiyin-e2e-${process.pid}-${Date.now()}`,
));

/** Method × flow × language × size: a few in every run, the others in the full one. */
const matrix = 'matrix/*.e2e.ts';

/** What a customer meets on the form: it changes no figure that another of these looks at. */
const form = '**/payform-*.e2e.ts';

/** Walks mostly wait for the sandbox; a trace of each would cost more than the walk. */
const besideEachOther = { fullyParallel: true, use: { trace: 'off' } } as const;

/**
 * Journeys through the system as `npm start` serves it, on a database of their own. One project
 * at a time: the journeys look at balances, which the walks of the matrix move.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  workers: 4,
  // A sandbox deposit that times out at the provider takes half a minute to turn out well.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
  },
  projects: [
    // One server and one database: journeys that look at balances take turns.
    { name: 'journeys', testIgnore: [matrix, form], workers: 1 },
    { name: 'form', testMatch: form, workers: 3 },
    { name: 'pairs', testMatch: matrix, grep: /@pair/, ...besideEachOther },
    { name: 'others', testMatch: matrix, grep: /@other/, ...besideEachOther },
  ],
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TIYIN_DEMO: '1',
      TIYIN_DATA_DIR: dataDir,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    timeout: 120_000,
  },
});
