const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

/** Whether a text names an option in full; case and white space do not matter. */
export const isNamed = (label: string, typed: string): boolean => plain(label) === plain(typed);

/**
 * Finds, among the same options again and again, those whose text contains what was typed; case and white space do not
 * matter (section 2, Dashboard layout). Each label is made plain once, at the first search: with ten thousand options
 * that is most of the work of a key.
 */
export function searchIn<Option extends { readonly label: string }>(
  options: readonly Option[],
): (typed: string) => readonly Option[] {
  let labels: readonly string[] | undefined;
  return (typed) => {
    const sought = plain(typed);
    if (sought === '') return options;
    const all = (labels ??= options.map(({ label }) => plain(label)));
    return options.filter((_, index) => all[index]?.includes(sought));
  };
}
