import { expect } from '@playwright/test';
import { sheets } from './pictures.ts';
import { compare, open, test } from './studio.ts';
import type { Mode } from './studio.ts';

const modes: Readonly<Record<string, Mode>> = {
  compact: { globals: { density: 'compact' } },
  ru: { globals: { language: 'ru' } },
  '320': { width: 320 },
  'forced-colours': { forcedColors: 'active' },
};

for (const sheet of sheets()) {
  for (const [name, mode] of Object.entries(modes)) {
    test(`${sheet.title} looks as recorded: ${name}`, async ({ studio }) => {
      expect(await open(studio.page, sheet, mode)).toEqual([]);
      await compare(studio, sheet, name);
    });
  }
}

test('there are sheets to look at in every mode', () => {
  expect(sheets().length).toBeGreaterThan(0);
});
