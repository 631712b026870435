import type { AmountError, Language } from '@tiyin/domain/money';
import { allStrings } from '../../locales/all-strings.ts';
import { decimalsNumeral, decimalsProblem } from '../../locales/decimals-words.ts';
import { translator } from '../../locales/strings.ts';
import { en } from './en.ts';
import type { PlainKey } from './en.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Every language's table of the plain pages; only the server imports it. */
export const plainTables: Readonly<Record<Language, Readonly<Record<PlainKey, string>>>> = {
  en,
  ru,
  uz,
};

/** A text of the plain pages, its `{places}` filled with values. */
export type SayPlain = (key: PlainKey, values?: Readonly<Record<string, string>>) => string;

/** The words of the plain pages in a language. */
export const plainWords = (language: Language): SayPlain => translator(plainTables[language]);

/** The error of a typed amount: in English the agreed texts (LEDGER-6), otherwise ours. */
export function amountProblem(error: AmountError, dimension: number, language: Language): string {
  if (error !== 'too-many-decimals') return plainWords(language)(`amount.problem.${error}`);
  const values = { decimals: decimalsNumeral(dimension, language) };
  return translator(allStrings[language])(decimalsProblem(dimension), values);
}
