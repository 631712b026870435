import { expect } from '@playwright/test';
import { leftOver, pictureOf, sheets } from './pictures.ts';
import { compare, open, test } from './studio.ts';

for (const sheet of sheets()) {
  for (const theme of ['light', 'dark']) {
    test(`${sheet.title} looks in ${theme} as recorded`, async ({ studio }) => {
      expect(await open(studio.page, sheet, { globals: { theme } })).toEqual([]);
      await compare(studio, sheet, theme);
    });
  }

  /* 320 px is also a window of 1280 at 400 %. */
  test(`${sheet.title} is whole at 320 px, in forced colours, without motion`, async ({
    studio,
  }) => {
    const { page } = studio;
    const errors = await open(page, sheet, { width: 320, forcedColors: 'active' });
    expect(errors).toEqual([]);
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(hidden, 'pixels beyond the edge').toBe(0);
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
