/** The masked text of a typed or pasted text. Masking twice changes nothing. */
export type Mask = (text: string) => string;

/** A text as the browser left it after one edit, with the caret in it. */
export type Edit = {
  readonly raw: string;
  readonly caret: number;
  /** Of the input event: distinguishes Backspace from Delete. */
  readonly inputType: string;
};

/** A masked text and where its caret belongs. */
export type Masked = { readonly text: string; readonly caret: number };

/**
 * Masks a text after an edit and keeps the caret behind the same digit, so that it never jumps. If
 * only separators were deleted, the adjacent digit is deleted too, so that every key has an effect.
 */
export function maskEdit(mask: Mask, previous: string, edit: Edit): Masked {
  const { raw, caret } = withoutDigit(mask, previous, edit);
  const text = mask(raw);
  // The edit is refused: the caret returns to its place before it.
  if (text === previous && raw.length > text.length && caret < raw.length) {
    return { text, caret: Math.max(caret - (raw.length - text.length), 0) };
  }
  const digits = countDigits(mask(raw.slice(0, caret)));
  const place = digits === 0 ? Math.min(caret, text.length) : behindDigit(text, digits);
  return { text, caret: caret === raw.length ? text.length : place };
}

function withoutDigit(mask: Mask, previous: string, { raw, caret, inputType }: Edit) {
  const before = raw.slice(0, caret);
  const after = raw.slice(caret);
  const isSignGone = raw.length < previous.length && mask(raw) === mask(previous);
  if (isSignGone && inputType === 'deleteContentForward') {
    return { raw: before + after.replace(/^\D*\d/, ''), caret };
  }
  // A digit that the mask itself sets, such as the country's, is not for taking.
  if (isSignGone && inputType.startsWith('delete') && mask(before) !== '') {
    const kept = before.replace(/\d\D*$/, '');
    return { raw: kept + after, caret: kept.length };
  }
  return { raw, caret };
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** The place behind the nth digit of a text, counted from 1. */
function behindDigit(text: string, count: number): number {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return places[count - 1] ?? text.length;
}
