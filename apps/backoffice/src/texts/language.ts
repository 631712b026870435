import { isOneOf } from '@tiyin/domain/names';

/** The languages of the back office, English first. */
export const languages = ['en', 'ru', 'uz'] as const;

/** A language by its ISO 639 code. */
export type Language = (typeof languages)[number];

/** The conventions of numbers and dates on the page. */
export const formatLocales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  ru: 'ru-RU',
  uz: 'uz',
};

/* The script of index.html reads it, too, before the first paint. */
const KEY = 'tiyin.language';

/** The language that the person chose in this browser; English without a choice (OFFICE-800). */
export function readLanguage(storage: Pick<Storage, 'getItem'>): Language {
  const stored = storage.getItem(KEY);
  return stored !== null && isOneOf(stored, languages) ? stored : 'en';
}

/** Keeps the choice in this browser. */
export function storeLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(KEY, language);
}
