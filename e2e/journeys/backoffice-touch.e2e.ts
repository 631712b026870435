import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from '../journey.ts';

/** The buttons in view of which a finger beside the middle, 21 px away, hits something else. */
const missed = (page: Page) =>
  page.locator('main button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const places = [
        [x - 21, y],
        [x + 21, y],
        [x, y - 21],
        [x, y + 21],
      ] as const;
      const isInView = y > 60 && y < window.innerHeight - 60;
      const isHit = places.every(([atX, atY]) =>
        button.contains(document.elementFromPoint(atX, atY)),
      );
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return isHit || !isInView ? [] : [`${name} (${Math.round(width)} × ${Math.round(height)})`];
    }),
  );

// OFFICE-785
test('with touch, the buttons of the list and of the details are hit within 44 px', async ({
  browser,
  createForm,
}) => {
  const { invoiceId } = await createForm();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 1366 },
  ]) {
    const touch = { hasTouch: true, isMobile: true };
    const { page, close } = await openPage(browser, viewport, touch);
    await signIn(page, 'operator');
    await page.goto('/invoices?terminal=all');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await missed(page)).toEqual([]);
    await page.goto(`/invoices/${invoiceId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await missed(page)).toEqual([]);
    await close();
  }
});
