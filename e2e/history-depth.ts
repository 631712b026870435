import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Waits until a form has so many history entries of its own. A step with fewer than the one before goes back to it, and
 * a browser drops a reload meanwhile.
 */
export async function expectHistoryDepth(customer: Page, depth: number): Promise<void> {
  const read = () =>
    customer.evaluate(() => {
      const own: unknown = Reflect.get(Object(history.state), 'tiyinStep');
      return typeof own === 'number' ? own : 0;
    });
  await expect.poll(read).toBe(depth);
}
