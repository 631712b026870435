import type { InvoiceNote, InvoiceNotePage } from '@tiyin/api/types';

/** Notes that were loaded on request, and the cursor of those before them. */
export type EarlierNotes = { readonly notes: readonly InvoiceNote[]; readonly next: number | null };

/** Adds an earlier page to the notes that are shown. */
export function withEarlier(
  shown: readonly InvoiceNote[],
  { data, next }: InvoiceNotePage,
): EarlierNotes {
  return { notes: [...data, ...shown], next };
}

/** Earlier notes and the newest ones, which are requested again and again, each once and in their order. */
export function joinNotes(
  earlier: EarlierNotes | undefined,
  newest: readonly InvoiceNote[],
): readonly InvoiceNote[] {
  if (!earlier) return newest;
  const known = new Set(earlier.notes.map(({ id }) => id));
  return [...earlier.notes, ...newest.filter(({ id }) => !known.has(id))];
}
