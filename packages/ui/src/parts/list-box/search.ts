const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

/** Whether a text names an option in full; case and white space do not matter. */
export const isNamed = (label: string, typed: string): boolean => plain(label) === plain(typed);

/* Nothing that is sought has a space, so none is found across both. */
const searched = ({ label, alias = '' }: { readonly label: string; readonly alias?: string }) =>
  `${plain(label)} ${plain(alias)}`;

/**
 * Finds, among the same options again and again, those whose text, or what else they go by, contains what was typed;
 * case and white space do not matter (OFFICE-11). Each label is made plain once, at the first search: with ten thousand options
 * that is most of the work of a key.
 */
export function searchIn<Option extends { readonly label: string; readonly alias?: string }>(
  options: readonly Option[],
): (typed: string) => readonly Option[] {
  let labels: readonly string[] | undefined;
  return (typed) => {
    const sought = plain(typed);
    if (sought === '') return options;
    const all = (labels ??= options.map(searched));
    return options.filter((_, index) => all[index]?.includes(sought));
  };
}
