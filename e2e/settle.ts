import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** So long nothing is asked for before a page counts as all there, in milliseconds. */
const quietMs = 500;

/**
 * Watches what a page asks for. Beside `networkidle`, which comes once for an address, it can wait again: for what a
 * press of a button brings.
 */
export function watchRequests(page: Page): { readonly settle: () => Promise<void> } {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const settle = async () => {
    let since = Date.now();
    while (Date.now() - since < quietMs) {
      if (open.size > 0) since = Date.now();
      await wait(50);
    }
  };
  return { settle };
}
