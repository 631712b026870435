import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * What runs in Node: `unit` needs nothing, `server` a database, `drill` a PostgreSQL. Stories have a
 * config of their own.
 */
export default defineConfig({
  test: {
    // Asked for with --coverage: every branch of what is true about payments has a test.
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.typetest.ts', '**/index.ts', '**/*.fixture.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'node_modules/.cache/coverage',
      thresholds: { 100: true },
    },
    projects: [
      'apps/server',
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // Nothing that they read is kept in a module: loading all of it again for each file took most of the time.
          isolate: false,
          maxWorkers: 2,
          // Against a test that hangs; what is busy beside the tests must not make one fail.
          testTimeout: 60_000,
          include: [
            '{packages,scripts,bench,e2e,apps/backoffice,apps/payform,apps/demo}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'drill',
          include: ['apps/server/test/**/*.drill.ts'],
          pool: 'forks',
          // One after another: the long one breaks the database that they share.
          maxWorkers: 1,
          // Its suite, or the person who watches it, ends what takes too long.
          testTimeout: 0,
          hookTimeout: 0,
        },
      },
    ],
  },
});
