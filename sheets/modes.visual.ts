import { expect } from '@playwright/test';
import { sheets } from './pictures.ts';
import { compare, test } from './studio.ts';
import type { Mode } from './studio.ts';

const modes: Readonly<Record<string, Mode>> = {
  compact: { globals: { density: 'compact' } },
  ru: { globals: { language: 'ru' } },
  '320': { width: 320 },
  'forced-colours': { forcedColors: 'active' },
};

for (const [name, mode] of Object.entries(modes)) {
  for (const sheet of sheets()) {
    test(`${sheet.title} looks as recorded: ${name}`, async ({ studio }) => {
      await compare(studio, sheet, mode, name);
    });
  }
}

test('there are sheets to look at in every mode', () => {
  expect(sheets().length).toBeGreaterThan(0);
});
