import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesSearch } from './search.ts';

it('finds an option whatever the case', () => {
  expect(matchesSearch('Humo Deposits', 'hUMO')).toBe(true);
  expect(matchesSearch('Сбербанк', 'СБЕР')).toBe(true);
});

it('finds an option whatever the white space, on both sides', () => {
  expect(matchesSearch('Humo deposits', '  humodep ')).toBe(true);
  expect(matchesSearch('HumoDeposits', 'o de')).toBe(true);
  expect(matchesSearch('Humo\u00a0deposits', 'humo deposits')).toBe(true);
});

it('does not find what is not there', () => {
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
