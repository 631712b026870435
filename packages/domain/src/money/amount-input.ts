import { readAmountDigits } from './amount-digits.ts';
import type { AmountError } from './amount-error.ts';
import { parseAmount } from './parse-amount.ts';

/**
 * The part of typed or pasted text that an amount's input keeps: digits and one dot (LEDGER-5). A
 * comma becomes the dot, because many keyboards have no dot. A pasted number with separators keeps
 * its value: `1.234,56` becomes `1234.56`. Otherwise the first sign stays and the others are
 * removed; the dot of an abbreviation (`руб.`) is removed with its word.
 */
export function keepAmountCharacters(text: string): string {
  const kept = narrow(text)
    .replaceAll(/\p{L}\./gu, '')
    .replaceAll(/[^\d.,]/g, '');
  const digits = readAmountDigits(kept);
  if (digits) {
    // The sign just typed at the end of `1.` stays, for decimals to follow.
    const sign = digits.decimals === '' && !/[.,]$/.test(kept) ? '' : '.';
    return `${digits.whole}${sign}${digits.decimals}`;
  }
  return kept.replace(/[.,]/, '|').replaceAll(/[.,]/g, '').replace('|', '.');
}

/**
 * Why a pasted text is refused; undefined if it is accepted. Keeping only the digits of `100 USD`,
 * `1e5`, `500-1000` or `-500` would give another amount than the copied one.
 */
export function pastedAmountError(
  text: string,
  currency: { readonly code: string; readonly dimension: number },
): Extract<AmountError, 'not-a-number' | 'negative'> | undefined {
  const parsed = parseAmount(narrow(text), currency);
  if (parsed.ok) return undefined;
  const { error } = parsed;
  return error === 'not-a-number' || error === 'negative' ? error : undefined;
}

/** Digits and signs as keyboards of the Far East write them, as wide as a letter: `１２，５` is `12,5`. */
function narrow(text: string): string {
  return text.replaceAll(/[０-９．，]/g, (wide) => wide.normalize('NFKC'));
}
