import { i18n } from './i18n.ts';
import type { Language } from './language.ts';
import type { Translated } from './translated.ts';

const loads = {
  ru: async () => (await import('./ru.ts')).russian,
  uz: async () => (await import('./uz.ts')).uzbek,
};

/** Null in English, which needs no catalogue. */
let translated: Translated | null = null;

/** Speaks a language from now on; the page calls it before its first render. */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') return;
  translated = await loads[language]();
  i18n.load(language, translated.shared);
  i18n.activate(language);
  translated.prepare();
}

/** The title of a problem by its code; undefined where the server's own is shown. */
export const problemTitle = (code: string): string | undefined => translated?.problemTitle(code);

/** Loads the texts of a screen. */
async function loadTexts(screen: string): Promise<void> {
  if (translated === null) return;
  const { locale } = i18n;
  const parts = await Promise.all(translated.catalogues(screen).map((load) => load()));
  for (const { messages } of parts) i18n.load(locale, messages);
}

/** Loads the code of a screen and its texts at the same time. */
export function withTexts<T>(screen: string, load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [code] = await Promise.all([load(), loadTexts(screen)]);
    return code;
  };
}
