/** The text of a field, and where its caret belongs. */
export type Code = { readonly text: string; readonly caret: number };

/** A text as the browser left it after an edit, with the caret in it. */
type Edit = { readonly raw: string; readonly caret: number };

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** Whether a text is of another kind than digits and their separators: a recovery code. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/**
 * The digits after an edit. A full field is typed over at the caret, and a whole code that is
 * pasted or filled in replaces the one before, wherever the caret is.
 */
export function codeEdit(previous: string, { raw, caret }: Edit, length: number): Code {
  const whole = digitsOf(raw.slice(commonStart(previous, raw.slice(0, caret)), caret));
  if (whole.length >= length) return { text: whole.slice(0, length), caret: length };
  const before = digitsOf(raw.slice(0, caret));
  const after = digitsOf(raw.slice(caret));
  const surplus = Math.max(before.length + after.length - length, 0);
  const text = (before + after.slice(surplus)).slice(0, length);
  return { text, caret: Math.min(before.length, length) };
}

function commonStart(previous: string, next: string): number {
  let at = 0;
  while (at < next.length && previous[at] === next[at]) at += 1;
  return at;
}

/** The selection of an input; both ends are the same where there is only a caret. */
export type Selection = { readonly start: number; readonly end: number };

/**
 * How a cell is marked: as selected, or as the place of the caret, which is the last cell when the
 * caret is behind the last digit.
 */
export function markOf(cell: number, { start, end }: Selection, length: number) {
  if (start !== end) return cell >= start && cell < end ? 'selected' : 'none';
  return cell === Math.min(start, length - 1) ? 'caret' : 'none';
}
