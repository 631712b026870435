import { expect } from '@playwright/test';
import { leftOver, pictureOf, sheets } from './pictures.ts';
import { compare, look, test } from './studio.ts';

/** The current pages and steps that look like the others of their list, by their words. */
function unmarked(): readonly string[] {
  // A mark beside the words is drawn before or after them.
  const lookOf = (element: Element) =>
    [undefined, '::before', '::after'].map((part) => {
      const { backgroundColor, borderBlockEndWidth, textDecorationLine } = getComputedStyle(
        element,
        part,
      );
      return [backgroundColor, borderBlockEndWidth, textDecorationLine].join(' ');
    });
  return [...document.querySelectorAll('[aria-current]')]
    .filter((current) => {
      const list = current.closest('ul, ol')?.querySelectorAll(current.tagName) ?? [];
      const others = [...list].filter((each) => !each.hasAttribute('aria-current'));
      return others.some((each) => String(lookOf(each)) === String(lookOf(current)));
    })
    .map(({ textContent }) => textContent);
}

/* Sheet by sheet, since each takes the place of the one before. */
for (const theme of ['light', 'dark']) {
  for (const sheet of sheets()) {
    test(`${sheet.title} looks in ${theme} as recorded`, async ({ studio }) => {
      await compare(studio, sheet, { globals: { theme } }, theme);
    });
  }
}

/* 320 px is also a window of 1280 at 400 %. */
for (const sheet of sheets()) {
  test(`${sheet.title} is whole at 320 px, in forced colours, without motion`, async ({
    studio,
  }) => {
    await look(studio, sheet, { width: 320, forcedColors: 'active' }, async () => {
      const hidden = await studio.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(hidden, 'pixels beyond the edge').toBe(0);
      // OFFICE-908
      expect(await studio.page.evaluate(unmarked), 'looks like the others').toEqual([]);
    });
  });
}

test('there are sheets, each with a picture of its own', () => {
  const names = sheets().map(pictureOf);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test('no picture is left of a sheet that is no more', () => {
  expect(leftOver()).toEqual([]);
});
