import { type Locator, type Page, expect } from '@playwright/test';
import { expectInSight } from './accessibility.ts';

/** Tab moves the focus there, and every stop on the way is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await ringOfFocus(page)).toBeGreaterThanOrEqual(2);
      return;
    }
    const stop = page.locator(':focus');
    // After the last it is the browser's for once.
    if ((await stop.count()) > 0) await expectInSight(stop, `on the way to ${target.toString()}`);
  }
  throw new Error(`Tab does not come to ${target.toString()}.`);
}

/** Moves there by Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  // A press counts once the step has been seen for a second (FORM-201).
  await expect(target).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** The thickness of the focus ring, in CSS pixels. */
const ringOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
