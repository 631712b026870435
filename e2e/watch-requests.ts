import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The time without requests until a page counts as loaded, in milliseconds. */
const quietMs = 500;

/**
 * Watches a page's requests. Unlike `networkidle`, which fires once per address, it can wait again,
 * for the requests of a button.
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
