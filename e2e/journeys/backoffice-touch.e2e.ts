import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from '../journey.ts';

/** Sort headings, copy buttons, and pages of a list. */
const small =
  '[role=columnheader] button:visible, button[aria-label^=Copy]:visible, nav[aria-label^=Pages] button:visible';

/** Those of which a finger beside the middle, 21 px away, hits something else. */
const missed = (page: Page) =>
  page.locator(small).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // Beside a wide one, the edge of its column begins.
      const aside = width < 44 ? 21 : 0;
      const places = [
        [x - aside, y],
        [x + aside, y],
        [x, y - 21],
        [x, y + 21],
      ] as const;
      const isHit = places.every(([atX, atY]) =>
        button.contains(document.elementFromPoint(atX, atY)),
      );
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return isHit ? [] : [`${name} (${Math.round(width)} × ${Math.round(height)})`];
    }),
  );

// OFFICE-785
test(
  'with touch, sort headings, copy buttons and pages are hit within 44 px',
  { tag: '@long' },
  async ({ browser, createForm }) => {
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
      await expect(page.locator(small).first()).toBeVisible();
      expect(await missed(page)).toEqual([]);
      await page.goto(`/invoices/${invoiceId}`);
      await expect(page.locator(small).first()).toBeVisible();
      expect(await missed(page)).toEqual([]);
      await close();
    }
  },
);
