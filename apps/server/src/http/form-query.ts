/** The query of the payment form's pages. */
export type FormQuery = { readonly lang?: string | string[] };

/** The query parameter `lang` as it came, the first where there are several (FORM-1). */
export const languageOf = ({ lang }: FormQuery): string | undefined =>
  Array.isArray(lang) ? lang[0] : lang;
