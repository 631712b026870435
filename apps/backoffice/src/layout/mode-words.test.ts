import { expect, test } from 'vitest';
import { readCatalogues } from '../../../../scripts/texts/read-catalogues.ts';

/** In letters: beside a longer word the titles of pages are cut at 390 px. */
const maxLetters = 'Production'.length;

// OFFICE-440
test('the word of a mode leaves room for the title on a phone in each language', async () => {
  const words = (await readCatalogues()).flatMap(({ language, name, translations }) =>
    ['Production', 'Test'].flatMap((id) => {
      const text = translations.get(id);
      return text === undefined ? [] : [{ language, name, text }];
    }),
  );
  expect(words.length).toBeGreaterThanOrEqual(4);
  expect(words.filter(({ text }) => text.length > maxLetters)).toEqual([]);
});
