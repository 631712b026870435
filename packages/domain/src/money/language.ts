/** The languages of the payment form (section 1); Uzbek is written in Latin (decision 38). */
export type Language = 'en' | 'ru' | 'uz';

/** The language that the query parameter `lang` asks for, in any case; English otherwise (section 1). */
export function parseLanguage(text: string | null | undefined): Language {
  const language = text?.toLowerCase();
  return language === 'ru' || language === 'uz' ? language : 'en';
}
