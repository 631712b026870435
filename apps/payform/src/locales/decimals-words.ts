import type { Language } from '@tiyin/domain/money';
import type { StringKey } from './strings.ts';

const numerals: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 2: 'two', 3: 'three', 6: 'six' },
  ru: { 2: 'двух', 3: 'трёх', 6: 'шести' },
  uz: { 2: 'ikkita', 3: 'uchta', 6: 'oltita' },
};

/** The text that says how many decimals an amount may have (LEDGER-6), by those of its currency. */
export function decimalsProblem(dimension: number): StringKey {
  return dimension === 0 ? 'amount.problem.whole' : 'amount.problem.decimals';
}

/** The number of decimals as that text has it. */
export function decimalsNumeral(dimension: number, language: Language): string {
  return numerals[language][dimension] ?? `${dimension}${language === 'uz' ? ' ta' : ''}`;
}
