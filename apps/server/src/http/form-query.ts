/** The query of the payment form's pages. */
export type FormQuery = { readonly lang?: string | string[] };

/** The unparsed query parameter `lang`, the first of several (FORM-1). */
export const languageOf = ({ lang }: FormQuery): string | undefined =>
  Array.isArray(lang) ? lang[0] : lang;
