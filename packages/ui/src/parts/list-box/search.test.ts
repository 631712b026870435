import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNamed, searchIn } from './search.ts';

const matchesSearch = (label: string, typed: string): boolean =>
  searchIn([{ label }])(typed).length === 1;

it('finds an option in any letter case', () => {
  expect(matchesSearch('Humo Deposits', 'hUMO')).toBe(true);
  expect(matchesSearch('Сбербанк', 'СБЕР')).toBe(true);
});

it('finds an option with any white space, on both sides', () => {
  expect(matchesSearch('Humo deposits', '  humodep ')).toBe(true);
  expect(matchesSearch('HumoDeposits', 'o de')).toBe(true);
  expect(matchesSearch('Humo\u00a0deposits', 'humo deposits')).toBe(true);
});

it('finds an option by its keywords, but not across label and keywords', () => {
  const found = searchIn([{ label: 'Сбербанк', alias: 'sberbank' }]);
  expect(found('SBER')).toHaveLength(1);
  expect(found('сбер')).toHaveLength(1);
  expect(found('к sb')).toHaveLength(0);
});

it('finds nothing without a match', () => {
  expect(matchesSearch('Humo deposits', 'uzcard')).toBe(false);
});

it('lets every option through when nothing, or only white space, was typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => matchesSearch(text, '') && matchesSearch(text, ' \t ')),
  );
});

it('finds every option by any part of its own text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.nat(), fc.nat(), (text, from, length) =>
      matchesSearch(text, text.slice(from % (text.length + 1)).slice(0, length)),
    ),
  );
});

it('searches many options as it searches one', () => {
  const labels = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 });
  fc.assert(
    fc.property(labels, fc.string({ unit: 'grapheme', maxLength: 2 }), (texts, typed) => {
      const options = texts.map((label) => ({ label }));
      const found = searchIn(options);
      const expected = options.filter(({ label }) => matchesSearch(label, typed));
      expect(found(typed)).toEqual(expected);
      expect(found(typed)).toEqual(expected);
    }),
  );
});

it('matches a full name in any letter case and white space', () => {
  expect(isNamed('Humo deposits', 'HUMODEPOSITS')).toBe(true);
  expect(isNamed('Humo deposits', 'humo')).toBe(false);
});
