import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

/** The environment that a picture depends on, besides the components. */
export interface Machine {
  /** Chromium's full version. */
  readonly chromium: string;
  /** The one without a window draws other pixels. */
  readonly hasWindow: boolean;
  /** Of how the fonts that are not ours are drawn: the system's, and the monospaced. */
  readonly fonts: string;
}

const record = fileURLToPath(new URL('pictures/machine.json', import.meta.url));

/* Ours comes with the dependencies; these are whatever the machine has. */
const stacks = [
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
];
const text = 'Toʻlov gʻazna 9860 1201 Оплата − 480 000.00 ✓ AVAWfi';

const probe = stacks
  .flatMap((stack) =>
    [12, 14, 24].flatMap((size) => [400, 600].map((weight) => ({ stack, size, weight }))),
  )
  .map(({ stack, size, weight }) => `<p style="font:${weight} ${size}px ${stack}">${text}</p>`)
  .join('');

/** This machine, its fonts by the pixels that they make. */
export async function thisMachine(browser: Browser): Promise<Machine> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.setContent(
    `<body style="margin:0">${probe.replaceAll('"font', '"margin:0;font')}</body>`,
  );
  const pixels = await page.screenshot({ scale: 'css' });
  await context.close();
  const fonts = createHash('sha256').update(pixels).digest('hex').slice(0, 16);
  const hasWindow = process.env['CHROMIUM_PATH']?.includes('headless-shell') !== true;
  return { chromium: browser.version(), hasWindow, fonts };
}

/** Why pictures of this machine say nothing about those recorded; undefined when they do. */
export function whyNotComparable(machine: Machine): string | undefined {
  if (!existsSync(record)) return 'not compared: no pictures are recorded';
  const { chromium, hasWindow, fonts }: Machine = JSON.parse(readFileSync(record, 'utf8'));
  if (chromium !== machine.chromium) {
    return `not compared: the pictures are of Chromium ${chromium}, this is ${machine.chromium}`;
  }
  if (hasWindow !== machine.hasWindow) return 'not compared: this Chromium draws without a window';
  return fonts === machine.fonts ? undefined : 'not compared: this machine has other fonts';
}

/** Writes down whose pictures these are. */
export function recordMachine(machine: Machine): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(machine, null, 2)}\n`);
}
