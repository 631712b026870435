import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['TIYIN_E2E_PORT'] ?? 4310);
const origin = `http://127.0.0.1:${port}`;
/** A second system: its payments change no balance of a journey on the first. */
const formOrigin = `http://127.0.0.1:${port + 1}`;
/** A third, for journeys of staff that would only wait for those of the first. */
const screensOrigin = `http://127.0.0.1:${port + 2}`;
const executablePath = process.env['CHROMIUM_PATH'];

/** The workers read this file too: the name is chosen by the first to come. The server makes the folder. */
const dataDir = (process.env['TIYIN_E2E_DATA_DIR'] ??= join(
  tmpdir(),
  `tiyin-e2e-${process.pid}-${Date.now()}`,
));

/** Method × flow × language × size, in the full run: first a few that hold every pair of choices, then the others. */
const matrix = 'matrix/*.e2e.ts';

/** Journeys of the form: each changes no figure of another, so that they run in parallel. */
const form = '**/payform-*.e2e.ts';

/** Journeys of staff through screens and settings; those that move money are the others. */
const screens =
  '**/{backoffice-*,invoice-list,monitoring,oidc,people,reference,reports,roles,settings,staff,support,terminals,two-factor}.e2e.ts';

/** Walks mostly wait for the sandbox. */
const walks = { fullyParallel: true, use: { baseURL: formOrigin } } as const;

/** The system as `npm start` serves it, on a database of its own. */
const system = (url: string, ownDir: string, env: Readonly<Record<string, string>> = {}) => ({
  command: 'node apps/demo/src/main.ts',
  cwd: '..',
  url: `${url}/api/health`,
  env: {
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    TIYIN_DEMO: '1',
    TIYIN_DATA_DIR: ownDir,
    ...env,
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  stdout: 'pipe' as const,
  timeout: 120_000,
});

/** Journeys through three systems: one whose figures the journeys watch, one for the payment form, one for screens. */
export default defineConfig({
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
    baseURL: origin,
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
    { name: 'journeys', testIgnore: [matrix, form, screens], workers: 1 },
    // They change what the person of another sees, so that they take turns, too.
    { name: 'screens', testMatch: screens, workers: 1, use: { baseURL: screensOrigin } },
    {
      name: 'form',
      testMatch: form,
      grepInvert: /@long/,
      workers: 3,
      use: { baseURL: formOrigin },
    },
    // Minutes of one journey: only the full run has them.
    { name: 'form-long', testMatch: form, grep: /@long/, use: { baseURL: formOrigin } },
    { name: 'pairs', testMatch: matrix, grep: /@pair/, ...walks },
    { name: 'others', testMatch: matrix, grep: /@other/, ...walks },
  ],
  // The others use the embedded database, whatever the first uses.
  webServer: [
    system(origin, dataDir),
    system(formOrigin, `${dataDir}-form`, { DATABASE_URL: '' }),
    system(screensOrigin, `${dataDir}-screens`, {
      DATABASE_URL: '',
      // The server calls it with the first use: the journey of `oidc.e2e.ts` starts it.
      OIDC_ISSUER: `http://127.0.0.1:${port + 3}`,
      OIDC_CLIENT_ID: 'tiyin',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'Test ID',
      OIDC_GROUP_ROLES: '{"operators":{"roles":["Operator"]}}',
    }),
  ],
});
