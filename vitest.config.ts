import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What runs in Node: `unit` needs nothing, `server` a database. Stories have a config of their own. */
export default defineConfig({
  test: {
    projects: [
      'apps/server',
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{packages,scripts,bench,apps/backoffice,apps/payform}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
