import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** The layout shift so far (the sum of Layout Instability). */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The pixels of an element, as RGBA. */
async function pixelsOf(page: Page, element: Locator) {
  const shot = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, shot);
}

/** The text that a camera would read from the screen. */
export async function scanned(page: Page, code: Locator): Promise<string> {
  const { width, height, data } = await pixelsOf(page, code);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

/** The colour at the left edge of an element, half way down: red, green, blue. */
export async function paintedBackground(page: Page, element: Locator): Promise<number[]> {
  const { width, height, data } = await pixelsOf(page, element);
  const at = (Math.floor(height / 2) * width + 4) * 4;
  return data.slice(at, at + 3);
}

/** All that a page may keep in a browser. */
export function kept(page: Page) {
  return page.evaluate(async () => ({
    session: Object.fromEntries(Object.entries(sessionStorage)),
    local: Object.fromEntries(Object.entries(localStorage)),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
  }));
}
