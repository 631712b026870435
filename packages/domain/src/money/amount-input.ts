import { readAmountDigits } from './amount-digits.ts';

/**
 * What an amount's input keeps of what it is given: digits and one dot (section 5, 'Change invoice amount').
 * A comma becomes the dot, since many keyboards have no other. A number pasted with its separators keeps its
 * value: `1.234,56` is kept as `1234.56`. Otherwise the first sign stays and extra ones are removed;
 * the dot of an abbreviation (`руб.`) goes with its word.
 */
export function keepAmountCharacters(text: string): string {
  const kept = text.replaceAll(/\p{L}\./gu, '').replaceAll(/[^\d.,]/g, '');
  const digits = readAmountDigits(kept);
  if (digits) {
    // The sign just typed at the end of `1.` stays, for decimals to follow.
    const sign = digits.decimals === '' && !/[.,]$/.test(kept) ? '' : '.';
    return `${digits.whole}${sign}${digits.decimals}`;
  }
  return kept.replace(/[.,]/, '|').replaceAll(/[.,]/g, '').replace('|', '.');
}
