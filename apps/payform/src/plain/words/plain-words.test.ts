import { describe, expect, it } from 'vitest';
import { amountProblem, plainTables } from './plain-words.ts';

const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the words of the plain pages', () => {
  it('have in every language the same places for values, and none is left empty', () => {
    for (const table of Object.values(plainTables)) {
      expect(Object.values(table).map(places)).toEqual(Object.values(plainTables.en).map(places));
      expect(Object.values(table).filter((text) => text.trim() !== text || text === '')).toEqual(
        [],
      );
    }
  });

  it('are in Russian and Uzbek none of the English ones', () => {
    const english = new Set<string>(Object.values(plainTables.en));
    for (const language of ['ru', 'uz'] as const) {
      expect(Object.values(plainTables[language]).filter((text) => english.has(text))).toEqual([]);
    }
  });

  it('write Uzbek in Latin, with its own letters and never an apostrophe', () => {
    expect(Object.values(plainTables.uz).join('\n')).not.toMatch(/[\u0400-\u04FF]|['’‘`]/);
  });
});

describe('why a typed amount is none', () => {
  it('has the agreed words', () => {
    expect(amountProblem('empty', 2, 'en')).toBe('Change the value');
    expect(amountProblem('too-many-decimals', 2, 'en')).toBe(
      'There must be max two decimals after comma',
    );
  });

  it('is said in the reader’s language with the currency’s decimals', () => {
    expect(amountProblem('too-many-decimals', 6, 'ru')).toContain('не больше шести знаков');
    expect(amountProblem('too-many-decimals', 2, 'uz')).toContain('ikkita raqam');
    expect(amountProblem('negative', 2, 'ru')).toBe('Сумма не может быть отрицательной');
  });
});
