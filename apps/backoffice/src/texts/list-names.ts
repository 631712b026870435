import { i18n } from './i18n.ts';

/**
 * Names as a list in the language of the page: "a and b", "a, b, or c". Browsers have no lists in
 * Uzbek.
 */
export function listNames(type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  if (others === '') return last;
  const isPair = names.length === 2;
  if (type === 'conjunction') {
    return isPair
      ? i18n.t('{others} and {last}', { others, last })
      : i18n.t('{others}, and {last}', { others, last });
  }
  return isPair
    ? i18n.t('{others} or {last}', { others, last })
    : i18n.t('{others}, or {last}', { others, last });
}
