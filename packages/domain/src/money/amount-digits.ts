/** A written amount taken apart: digits alone, without separators. */
export type AmountDigits = { readonly whole: string; readonly decimals: string };

/** An apostrophe as keyboards and spreadsheets write it, also the one of Uzbek words. */
export const apostrophes: RegExp = /['’‘ʼʻ`]/g;

/** Digits that are not grouped, or in groups of three with one kind of separator throughout. */
const wholePart = /^(?:\d*|\d{1,3}([ ',.])\d{3}(?:\1\d{3})*)$/;

/**
 * The digits of a typed or pasted amount, or undefined if it is not a number (LEDGER-9). Blanks of
 * any width and apostrophes separate groups. With a dot and a comma, the later one is the decimal
 * sign. A single dot or comma is always the decimal sign, so that `12.345` has three decimals; a
 * sign that occurs twice separates groups.
 */
export function readAmountDigits(text: string): AmountDigits | undefined {
  const plain = text.replaceAll(/\s/g, ' ').replaceAll(apostrophes, "'");
  const point = decimalSignAt(plain);
  const whole = plain.slice(0, point);
  const decimals = plain.slice(point + 1);
  // A sign at the end means something only alone: `1.` is 1, `1.234,` may be anything.
  const isHalfTyped = /[.,]$/.test(plain) && plain.search(/[.,]/) < plain.length - 1;
  const isNumber = wholePart.test(whole) && /^\d*$/.test(decimals) && whole + decimals !== '';
  return isNumber && !isHalfTyped ? { whole: whole.replaceAll(/\D/g, ''), decimals } : undefined;
}

/** The position of the decimal sign, or the text's end without one. */
function decimalSignAt(text: string): number {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  const isDecimal = dots + commas === 1 || (dots > 0 && commas > 0);
  return isDecimal ? Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')) : text.length;
}
