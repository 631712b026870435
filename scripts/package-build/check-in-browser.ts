import assert from 'node:assert/strict';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../chromium.ts';

/** Builds the project's app of Vite, without a plugin, and uses it in Chromium. */
export async function checkInBrowser(project: string): Promise<void> {
  const options = { root: join(project, 'app'), configFile: false, logLevel: 'error' } as const;
  await build(options);
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  try {
    await payInChromium(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/** Opens an app, pays twice with its button, fills its field and goes to the end of its long table. */
export async function payInChromium(address: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await pay(await browser.newPage(), address);
  } finally {
    await browser.close();
  }
}

async function pay(page: Page, address: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Pay' });
  // HTML that came from a server is there before React is.
  await button.evaluate(async (element) => {
    const isReactsOwn = (name: string) => name.startsWith('__reactProps');
    while (!Object.keys(element).some(isReactsOwn)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await button.press('Enter');
  await button.click();
  await page.getByText('Payments: 2').waitFor();
  await page.getByLabel('Payer').fill('Aziza');
  // A part of the library that is loaded by the first long table.
  await page.getByRole('grid').press('Control+End');
  await page.getByText('Invoice 1000', { exact: true }).waitFor();
  // The colours and the font come out of the style sheets alone.
  const look = await button.evaluate(async (element) => {
    await document.fonts.ready;
    const { backgroundColor, fontFamily } = getComputedStyle(element);
    const isInterLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
    const token = getComputedStyle(document.body).getPropertyValue('--tiyin-color-canvas');
    return { backgroundColor, fontFamily, isInterLoaded, token };
  });
  assert.notEqual(look.backgroundColor, 'rgba(0, 0, 0, 0)');
  assert.notEqual(look.token, '');
  assert.match(look.fontFamily, /"Inter Variable"/);
  assert.ok(look.isInterLoaded);
  assert.deepEqual(complaints, []);
}
