/** 13 to 19 digits, alone or in groups; not a part of an id, of a sum with a fraction, or of a phone with its plus. */
const cardNumber = /(?<![\w.+-])\d(?:[ -]?\d){8,14}(?:[ -]?\d){4}(?![\w-]|\.\d)/g;

/** A text that a person typed, with the last four digits of card numbers in it (API-280). */
export function hideCardNumbers(text: string): string {
  return text.replace(cardNumber, (found) => `•••• ${found.replaceAll(/\D/g, '').slice(-4)}`);
}
