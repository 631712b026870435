import { i18n } from './i18n.ts';

/** Names as a list in the language of the page: "a and b", "a or b". */
export function listNames(type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  return new Intl.ListFormat(i18n.locale, { type }).format(names);
}
