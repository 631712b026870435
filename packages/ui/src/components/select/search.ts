const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

/** Whether an option's text contains what was typed; case and white space do not matter (section 2, Dashboard layout). */
export function matchesSearch(text: string, typed: string): boolean {
  return plain(text).includes(plain(typed));
}
