/** The languages of the payment form (FORM-1); Uzbek is written in Latin (FORM-2). */
export type Language = 'en' | 'ru' | 'uz';

/**
 * The language of the query parameter `lang`, in any case and with any script or region, as in
 * `ru-RU` or `uz_Latn_UZ`; default: English (FORM-1, FORM-246).
 */
export function parseLanguage(text: string | null | undefined): Language {
  const [language] = text?.trim().toLowerCase().split(/[-_]/) ?? [];
  return language === 'ru' || language === 'uz' ? language : 'en';
}
