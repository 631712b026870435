/** What has been typed at a list, and when its last letter came, in milliseconds of the page. */
export type Typed = { readonly text: string; readonly at: number };

/** Nothing typed yet. */
export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** How long a pause lets letters belong together, in milliseconds (OFFICE-23). */
const reset = 350;

/** Adds a letter to what was typed before it; after a pause it begins anew. */
export const typeOn = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: now - at < reset ? text + letter : letter,
  at: now,
});

const begins = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/**
 * The place of the option that typed letters lead to: from where one stands to the end, then from the start; one
 * letter alone leads on to the next. -1 for none.
 */
export function typedTo(labels: readonly string[], typed: string, from: number): number {
  const isMatch = (label: string | undefined): boolean =>
    label !== undefined && begins.compare(label.slice(0, typed.length), typed) === 0;
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0);
  const after = labels.findIndex((label, index) => index >= start && isMatch(label));
  return after >= 0 ? after : labels.findIndex(isMatch);
}
