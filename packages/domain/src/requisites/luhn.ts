/** Whether a number's last digit checks the others by the Luhn algorithm (FORM-40). Digits only. */
export function hasLuhnCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const weighted = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return digits !== '' && sum % 10 === 0;
}
