/** The letters typed at a list, and the time of the last one, in milliseconds of the page. */
export type Typed = { readonly text: string; readonly at: number };

/** Nothing typed yet. */
export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** The longest pause within one word, in milliseconds (OFFICE-23). */
const reset = 350;

/** Adds a letter to the typed word; after a pause it starts a new word. */
export const typeOn = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: now - at < reset ? text + letter : letter,
  at: now,
});

const begins = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/**
 * The index of the first option that begins with the typed letters, searched from the current one
 * and wrapping around; a single letter moves to the next match. -1 for none.
 */
export function typedTo(labels: readonly string[], typed: string, from: number): number {
  const isMatch = (label: string | undefined): boolean =>
    label !== undefined && begins.compare(label.slice(0, typed.length), typed) === 0;
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0);
  const after = labels.findIndex((label, index) => index >= start && isMatch(label));
  return after >= 0 ? after : labels.findIndex(isMatch);
}
