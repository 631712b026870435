const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();

/** Whether a text names an option in full; case and white space do not matter. */
export const isNamed = (label: string, typed: string): boolean => plain(label) === plain(typed);

/* The search text has no spaces, so it never matches across the separator. */
const searched = ({ label, alias = '' }: { readonly label: string; readonly alias?: string }) =>
  `${plain(label)} ${plain(alias)}`;

/**
 * Finds the options whose label or keywords contain the typed text; case and white space are
 * ignored (OFFICE-11). Each label is normalised once, at the first search: with ten thousand
 * options that is the largest cost of a key press.
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
