/** The national card schemes that are recognised by their prefix (FORM-40). */
export type CardScheme = 'humo' | 'uzcard';

/** The scheme of a card number: 9860 is Humo, 8600 and 5614 are Uzcard, else undefined (FORM-40). */
export function cardScheme(digits: string): CardScheme | undefined {
  if (digits.startsWith('9860')) {
    return 'humo';
  }
  return digits.startsWith('8600') || digits.startsWith('5614') ? 'uzcard' : undefined;
}

/** A card number in groups of four, to be read and compared (FORM-26). */
export function groupCardNumber(digits: string): string {
  return digits.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}
