/** Why a text is not an amount: shown to the person who typed it. */
export type AmountError =
  | 'empty'
  | 'not-a-number'
  | 'too-many-decimals'
  | 'negative'
  | 'out-of-range';

/**
 * The error message (LEDGER-6, LEDGER-7). After `too-many-decimals` the input is cleared
 * (LEDGER-6). `dimension` is the currency's number of decimals.
 */
export function amountErrorText(error: AmountError, dimension: number): string {
  switch (error) {
    case 'empty':
      return 'Change the value';
    case 'not-a-number':
      return 'The value must be a number';
    case 'too-many-decimals':
      return dimension === 0
        ? 'There must be no decimals'
        : `There must be max ${decimalsInWords[dimension] ?? dimension} decimals after comma`;
    case 'negative':
      return 'The value must not be negative';
    case 'out-of-range':
      return 'The value is too large';
  }
}

/** The agreed message has the number as a word. */
const decimalsInWords: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 6: 'six' };
