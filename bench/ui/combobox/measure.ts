import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, preview } from 'vite';
import { type Action, timeOf } from './timing.ts';

/** Milliseconds from a key to the options that it brings, and the ratio of both of a round: medians. */
export type Comparison = {
  readonly ours: number;
  readonly downshift: number;
  readonly ratio: number;
};

/** The results for combo boxes of ten thousand options. */
export type ComboBoxFigures = Readonly<Record<Action, Comparison>>;

const rounds = 25;
/* The first times are spent on compiling. */
const warmUps = 5;

/**
 * Opens and searches our ComboBox and one of downshift with TanStack Virtual, in turns on one page, built as for
 * production.
 */
export async function measureComboBox(browser: Browser): Promise<ComboBoxFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'tiyin-combobox-'));
  try {
    return await measureIn(folder, browser);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder: string, browser: Browser): Promise<ComboBoxFigures> {
  const site = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [vanillaExtractPlugin()],
    build: { outDir: folder, emptyOutDir: true },
  };
  await build(site);
  const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('combobox', { name: 'downshift' }).waitFor();
    return { open: await compare(page, 'open'), search: await compare(page, 'search') };
  } finally {
    await page.close();
    await server.close();
  }
}

async function compare(page: Page, action: Action): Promise<Comparison> {
  const times: Record<'ours' | 'downshift', number[]> = { ours: [], downshift: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const label of ['ours', 'downshift'] as const) {
      const time = await page.evaluate(timeOf, [label, action] as const);
      if (round >= 0) times[label].push(time);
    }
  }
  const ours = median(times.ours);
  const downshift = median(times.downshift);
  const ratios = times.ours.map((time, round) => time / (times.downshift[round] ?? Number.NaN));
  return { ours, downshift, ratio: median(ratios) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
