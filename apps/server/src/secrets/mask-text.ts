/**
 * Digits like those of a card or a phone, alone or in groups; not a part of an id or a fraction,
 * and not a bare JSON number, which is an amount or a duration. With 11 digits: those with a
 * leading plus, or with 7 or 8 and 9 as in Russian mobiles.
 */
const longNumber =
  /(?<![\w.-]|":)(?:\+\d(?:[ ()-]{0,2}\d){9,18}|[78][ (-]{0,2}9(?:[ ()-]{0,2}\d){9}|\d(?:[ -]?\d){11,18})(?![\w-])/g;
/** The credentials of an Authorization header, and our API keys. */
const bearer = /\b(Bearer\s+)[\w.~+/=-]+|\btiyin_[\w-]{8,}/g;

/** Stands in the place of something confidential. */
export const masked = '[masked]';

/** A text with the numbers and keys in it masked by their looks (PEOPLE-42). */
export function maskText(text: string): string {
  return text.replace(longNumber, masked).replace(bearer, (_, word) => `${word ?? ''}${masked}`);
}
