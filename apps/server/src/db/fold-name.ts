/**
 * A name as it is searched: neither case nor blanks count (OFFICE-11). Here and not in SQL: a database of locale C
 * knows the cases of Latin letters only.
 */
export function foldName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();
}
