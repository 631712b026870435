import { hasLuhnCheckDigit } from '@tiyin/domain/requisites';

/** 13 to 19 digits, alone or in groups; not a part of an id, of a sum with a fraction, or of a phone with its plus. */
const cardNumber = /(?<![\w.+-])\d(?:[ -]?\d){8,14}(?:[ -]?\d){4}(?![\w-]|\.\d)/g;

/** 13 to 19 digits of any script with other signs in between, or in a word. */
const hiddenNumber = /\p{Nd}(?:[\s\p{Pd}\p{Pc}./·•*]{0,2}\p{Nd}){12,18}(?!\p{Nd})/gu;
/** Beginnings of the cards of this region: Uzcard, Humo, Mir. */
const regional = /^(?:8600|5614|9860|220[0-4])/;

/** A text that a customer typed about a payment, with the last four digits of card numbers in it (API-280). */
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

/** Groups of digits of any script, or an id in hexadecimal, which stays. */
const idOrGroups =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\p{Nd}+(?:[\s\p{Pd}\p{Pc}./·•*]{1,2}\p{Nd}+)*/giu;

/** Groups of three digits or more are joined: a date and an amount beside it are no card number. */
const fewestDigits = 3;
const maxGroups = Math.floor(19 / fewestDigits);

/** Whether digits are a whole card number: of a scheme, and with its check digit. */
function isCardNumber(digits: string): boolean {
  return /^(?:[2-6]\d{12,18}|(?:8600|9860)\d{12})$/.test(digits) && hasLuhnCheckDigit(digits);
}

/**
 * Any other text that somebody typed, with the last four digits of card numbers in it (API-491). Staff also write
 * references of banks, which stay: only what begins and is checked like a card number is one.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(idOrGroups, (found) => (/[a-f]/i.test(found) ? found : maskGroups(found)));
}

/** Whether a text is a card number and nothing else. */
export function isOnlyCardNumber(text: string): boolean {
  return /^[\s\p{Nd}\p{Pd}\p{Pc}./·•*]+$/u.test(text) && isCardNumber(plainDigits(text));
}

type Group = {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
};

/** Each group is looked at once: a text of any length takes a time in proportion to it. */
function maskGroups(text: string): string {
  const groups = [...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => ({
    digits: plainDigits(digits),
    from: index,
    to: index + digits.length,
  }));
  let [shown, end] = ['', 0];
  for (let first = 0; first < groups.length;) {
    const found = numberAt(groups, first);
    if (found) {
      shown += text.slice(end, found.from) + masked(found.digits);
      end = found.to;
    }
    first += found?.count ?? 1;
  }
  return shown + text.slice(end);
}

/** The card number that begins with a group, and the groups that it has; undefined for none. */
function numberAt(
  groups: readonly Group[],
  first: number,
): (Group & { readonly count: number }) | undefined {
  for (let count = maxGroups; count > 0; count -= 1) {
    const joined = groups.slice(first, first + count);
    const digits = joined.map((group) => group.digits).join('');
    const isTyped = count === 1 || joined.every((group) => group.digits.length >= fewestDigits);
    const [begin, last] = [joined[0], joined.at(-1)];
    if (begin && last && isTyped && isCardNumber(digits)) {
      return { digits, from: begin.from, to: last.to, count: joined.length };
    }
  }
  return undefined;
}

/** An address of ours without its query where that has a card number: a search is in the address (API-491). */
export function withoutCardQuery(address: string): string {
  const [path = ''] = address.split('?', 1);
  const typed = decoded(address.replaceAll('+', ' '));
  return maskCardNumbers(typed) === typed ? address : path;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
