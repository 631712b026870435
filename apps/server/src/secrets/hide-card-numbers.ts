import { hasLuhnCheckDigit } from '@tiyin/domain/requisites';

/** 13 to 19 digits, alone or in groups; not a part of an id, of a sum with a fraction, or of a phone with its plus. */
const cardNumber = /(?<![\w.+-])\d(?:[ -]?\d){8,14}(?:[ -]?\d){4}(?![\w-]|\.\d)/g;

/** 13 to 19 digits of any script with other signs in between, or in a word. */
const hiddenNumber = /\p{Nd}(?:[\s\p{Pd}\p{Pc}./·•*]{0,2}\p{Nd}){12,18}(?!\p{Nd})/gu;
/** Beginnings of the cards of this region: Uzcard, Humo, Mir. */
const regional = /^(?:8600|5614|9860|220[0-4])/;

/** A text that a person typed, with the last four digits of card numbers in it (API-280). */
export function hideCardNumbers(text: string): string {
  return text
    .replace(cardNumber, (found) => masked(plainDigits(found)))
    .replace(hiddenNumber, (found) => {
      const digits = plainDigits(found);
      return regional.test(digits) || isInternational(digits) ? masked(digits) : found;
    });
}

const masked = (digits: string): string => `•••• ${digits.slice(-4)}`;

function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** By the first digit and the check digit of the international schemes. */
const isInternational = (digits: string): boolean =>
  /^[2-6]/.test(digits) && hasLuhnCheckDigit(digits);
