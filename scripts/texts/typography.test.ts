import { expect, test } from 'vitest';
import { readCatalogues } from './read-catalogues.ts';

/** Against the glossary: other quotation marks and apostrophes, and letters of the other script. */
const wrong = {
  ru: /["“”„]|\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/u,
  uz: /["'`’‘«»]|\p{Script=Cyrillic}/u,
};

test.each(['ru', 'uz'] as const)(
  'translations in %s are typed as the glossary says',
  async (language) => {
    const catalogues = await readCatalogues();
    const found = catalogues
      .filter((each) => each.language === language)
      .flatMap(({ name, translations }) =>
        [...translations.values()]
          .map((text) => text.replaceAll(/\{\w+/g, '{'))
          .filter((text) => wrong[language].test(text))
          .map((text) => `${name}: ${text}`),
      );
    expect(found).toEqual([]);
  },
);
