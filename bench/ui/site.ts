import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Browser, Page } from 'playwright';
import { build, preview } from 'vite';
import type { InlineConfig } from 'vite';

/** How a page of ours is built: as the apps are, for production. */
export const siteSettings = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
  ],
});

/** Builds a page, opens it in the browser, and takes it all away again. */
export async function withPage<T>(
  root: string,
  browser: Browser,
  action: (page: Page) => Promise<T>,
): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), 'tiyin-bench-'));
  try {
    const settings = { ...siteSettings(root), build: { outDir, emptyOutDir: true } };
    await build(settings);
    const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
    try {
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      const result = await action(page);
      await page.close();
      return result;
    } finally {
      await server.close();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
