import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, readCatalogues } from './read-catalogues.ts';
import { partsOf } from './read-message.ts';
import { productFiles, textsOf } from './read-texts.ts';

let catalogues: readonly Catalogue[] = [];
beforeAll(async () => {
  catalogues = await readCatalogues();
});

const languages = ['ru', 'uz'] as const;

/** The plural forms of each language for whole numbers. */
const plurals = { ru: ['few', 'many', 'one', 'other'], uz: ['one', 'other'] } as const;

/** The faults of a translation. */
function faultsOf(english: string, translation: string, language: 'ru' | 'uz'): string[] {
  if (translation.trim() === '') return ['is missing'];
  try {
    const [source, target] = [partsOf(english), partsOf(translation)];
    const cases = source.cases.length === 0 ? [] : plurals[language];
    return [
      ...(String(source.names) === String(target.names) ? [] : ['has other placeholders']),
      ...(String(cases) === String(target.cases) ? [] : ['has other plural forms']),
      ...(translation === translation.trim() ? [] : ['begins or ends with a blank']),
    ];
  } catch {
    return ['cannot be read'];
  }
}

// OFFICE-803
describe.each(languages)('in %s', (language) => {
  test('each text is translated, with its placeholders and its plural forms', () => {
    const faults = catalogues
      .filter((each) => each.language === language)
      .flatMap(({ name, translations }) =>
        [...translations].flatMap(([english, translation]) =>
          faultsOf(english, translation, language).map((fault) => `${name}: “${english}” ${fault}`),
        ),
      );
    expect(faults).toEqual([]);
  });

  test('a text has one translation, whichever catalogue comes first', () => {
    const known = new Map<string, string>();
    const others = catalogues
      .filter((each) => each.language === language)
      .flatMap(({ translations }) => [...translations])
      .filter(([english, translation]) => {
        const first = known.get(english) ?? translation;
        known.set(english, first);
        return first !== translation;
      });
    expect(others).toEqual([]);
  });

  test('every text of the code is in a catalogue, and no other', () => {
    const used = new Set(
      productFiles.flatMap((path) => textsOf(path).calls.map(({ text }) => text)),
    );
    const listed = catalogues
      .filter((each) => each.language === language)
      .flatMap(({ translations }) => [...translations.keys()]);
    expect([...used].filter((text) => !listed.includes(text))).toEqual([]);
    expect(listed.filter((text) => !used.has(text))).toEqual([]);
  });
});

test('faults of a translation are found', () => {
  const plural = '{count, plural, one {{count} row} other {{count} rows}}';
  expect(faultsOf('Save', '', 'ru')).toEqual(['is missing']);
  expect(faultsOf('Fee of {amount}', 'Комиссия {sum}', 'ru')).toEqual(['has other placeholders']);
  expect(
    faultsOf(plural, '{count, plural, one {{count} qator} other {{count} qator}}', 'uz'),
  ).toEqual([]);
  expect(
    faultsOf(plural, '{count, plural, one {{count} строка} other {{count} строк}}', 'ru'),
  ).toEqual(['has other plural forms']);
  expect(faultsOf('Save', 'Сохранить ', 'ru')).toEqual(['begins or ends with a blank']);
  expect(faultsOf('Save', '{Сохранить', 'ru')).toEqual(['cannot be read']);
});
