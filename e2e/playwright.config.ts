import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engines/engine-test.ts';
import { systemsOn } from './systems.ts';

const port = Number(process.env['TIYIN_E2E_PORT'] ?? 4310);
const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

/** The workers read this file too: the name is chosen by the first to come. The server makes the folder. */
const dataDir = (process.env['TIYIN_E2E_DATA_DIR'] ??= join(
  tmpdir(),
  `tiyin-e2e-${process.pid}-${Date.now()}`,
));

/** Method × flow × language × size, in the full run: first a few that hold every pair of choices, then the others. */
const matrix = 'matrix/*.e2e.ts';

/** Journeys in Firefox and WebKit, in the full run: each starts a browser of its own. */
const engines = 'engines/*.e2e.ts';

/** Journeys of the form: each changes no figure of another, so that they run in parallel. */
const form = '**/payform-*.e2e.ts';

/** Journeys of staff through screens and settings; those that move money are the others. */
const screens =
  '**/{alerts,backoffice-*,invoice-bulk,invoice-list,invoice-mode,invoice-sort,monitoring,oidc,people,reference,reports,roles,settings,staff,support,terminals}.e2e.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const isEmbedded = process.env['TIYIN_E2E_EMBEDDED'] === '1';
const systems = systemsOn({ port, dataDir, postgres, isEmbedded });

/** Walks mostly wait for the sandbox. */
const walks = { fullyParallel: true, use: { baseURL: systems.form.url } } as const;

/** Journeys through three systems: one whose figures the journeys watch, one for the payment form, one for screens. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  workers: 4,
  // A sandbox deposit that times out at the provider takes half a minute to turn out well; two systems share the machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    baseURL: systems.figures.url,
    // What cannot be pressed fails long before its journey would end: the others need the time.
    actionTimeout: 60_000,
    // A trace of every journey takes as long as the journeys: it is made on request.
    trace: process.env['TIYIN_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
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
    // Journeys that look at balances take turns.
    {
      name: 'journeys',
      testIgnore: [matrix, engines, form, screens],
      grepInvert: /@long/,
      workers: 1,
    },
    // They change what the person of another sees, so that they take turns, too.
    {
      name: 'screens',
      testMatch: screens,
      grepInvert: /@long/,
      workers: 1,
      use: { baseURL: systems.screens.url },
    },
    {
      name: 'form',
      testMatch: form,
      grepInvert: /@long/,
      workers: 3,
      use: { baseURL: systems.form.url },
    },
    // Only the full run has them: journeys of minutes, and those of which a story, a test of the server or another journey
    // holds the same.
    {
      name: 'journeys-long',
      testIgnore: [matrix, engines, form, screens],
      grep: /@long/,
      workers: 1,
    },
    { name: 'form-long', testMatch: form, grep: /@long/, use: { baseURL: systems.form.url } },
    {
      name: 'screens-long',
      testMatch: screens,
      grep: /@long/,
      workers: 1,
      use: { baseURL: systems.screens.url },
    },
    { name: 'pairs', testMatch: matrix, grep: /@pair/, ...walks },
    { name: 'others', testMatch: matrix, grep: /@other/, ...walks },
    { name: 'firefox', testMatch: engines, workers: 1, use: { ...walks.use, engine: 'firefox' } },
    { name: 'webkit', testMatch: engines, workers: 1, use: { ...walks.use, engine: 'webkit' } },
  ],
  webServer: {
    command: `node start-systems.ts ${port} ${dataDir}`,
    wait: { stdout: /The systems are ready/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    timeout: 180_000,
  },
});
