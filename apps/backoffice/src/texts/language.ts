/** The languages of the back office, English first, each by its own name. */
export const languages = [
  { id: 'en', label: 'English' },
  { id: 'ru', label: 'Русский' },
  { id: 'uz', label: 'Oʻzbekcha' },
] as const;

/** A language by its ISO 639 code. */
export type Language = (typeof languages)[number]['id'];

/** Whether a text is the code of one of the languages. */
export function isLanguage(text: string): text is Language {
  return languages.some(({ id }) => id === text);
}

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
  return stored !== null && isLanguage(stored) ? stored : 'en';
}

/** Keeps the choice in this browser. */
export function storeLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(KEY, language);
}
