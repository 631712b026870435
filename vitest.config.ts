import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * What runs in Node: `unit` needs nothing, `server` a database, `drill` a PostgreSQL. Stories have a
 * config of their own.
 */
export default defineConfig({
  test: {
    projects: [
      'apps/server',
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{packages,scripts,apps/backoffice,apps/payform}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'drill',
          include: ['apps/server/test/**/*.drill.ts'],
          pool: 'forks',
          // Its suite, or the person who watches it, ends what takes too long.
          testTimeout: 0,
          hookTimeout: 0,
        },
      },
    ],
  },
});
