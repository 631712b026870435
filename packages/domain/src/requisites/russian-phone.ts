import { type Reading, refused, withoutSeparators } from './reading.ts';

/**
 * Why a text is not a Russian mobile number: letters, too few digits, not Russian, or not a mobile
 * (FORM-44).
 */
export type RussianPhoneError =
  | 'not-digits'
  | 'incomplete'
  | 'not-russian'
  | 'must-start-with-nine';

const nationalLength = 10;

/**
 * The displayed text of a typed or pasted number: `+7 (999) 999-99-99` as far as there are digits
 * (FORM-43). `8…`, `+7…` and `7…` are accepted, also after the field's own prefix; further digits
 * are cut, a number of another country leaves the field empty. A sign appears only before a digit,
 * so that Backspace always deletes one.
 */
export function maskRussianPhone(text: string): string {
  const digits = (nationalDigits(text) ?? '').slice(0, nationalLength);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  const signs = ['+7 (', ') ', '-', '-'];
  return groups.map((group, place) => (group === '' ? '' : `${signs[place]}${group}`)).join('');
}

/**
 * A Russian mobile number as it is stored, 7 and ten digits that begin with 9 (FORM-43), of masked, typed or
 * pasted text. The first digit is judged only when all ten are there.
 */
export function readRussianPhone(
  text: string,
): Reading<{ readonly value: string }, RussianPhoneError> {
  if (!/^[+\d]*$/.test(withoutSeparators(text))) {
    return refused('not-digits');
  }
  const digits = nationalDigits(text);
  if (digits === undefined || digits.length > nationalLength) {
    return refused('not-russian');
  }
  if (digits.length < nationalLength) {
    return refused('incomplete');
  }
  return digits.startsWith('9')
    ? { ok: true, value: `7${digits}` }
    : refused('must-start-with-nine');
}

/** The digits behind the country's; undefined where the text names another country or is too long for one number. */
function nationalDigits(text: string): string | undefined {
  // A number pasted after the mask has its own plus: the last plus starts the number.
  const number = text.slice(text.lastIndexOf('+') + 1);
  const digits = number.replaceAll(/\D/g, '');
  const isMasked = text.includes('+') || /^\s*7 \(/.test(text);
  if (isMasked && digits !== '' && !digits.startsWith('7')) {
    return undefined;
  }
  const national = isMasked ? digits.slice(1) : digits;
  // Eleven digits begin with the country's 7 or the trunk's 8; ten are the number itself.
  const hasTrunk = national.length === nationalLength + 1 && /^[78]/.test(national);
  const bare = hasTrunk ? national.slice(1) : national;
  const isTooLong = bare.length > nationalLength + (isMasked ? 1 : 0);
  return isTooLong ? undefined : bare;
}
