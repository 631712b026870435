import { hasUnseen, unseenError } from '@tiyin/domain/names';
import { notAllowed } from '../../problem.ts';

/** Alphabets with letters that look like those of another one. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/**
 * The name of a role as it is kept: an approver has to tell it from any other by reading (PEOPLE-506). Several spaces
 * become one.
 * @throws ProblemError 422 with the field
 */
export function readRoleName(given: string): string {
  const name = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (name.length < 3) throw notAllowed('/name', 'Name must be at least 3 characters long');
  if (hasUnseen(name)) throw notAllowed('/name', unseenError);
  if (hasVariants(name)) {
    throw notAllowed('/name', 'Name has a letter that is a form of another, such as a wide one');
  }
  const mixed = name.split(/[^\p{L}\p{M}]+/u).find(isMixed);
  if (mixed !== undefined) {
    throw notAllowed('/name', `"${mixed}" mixes the letters of two alphabets`);
  }
  return name;
}

/** Fullwidth, mathematical or joined letters; signs such as № stay. */
function hasVariants(name: string): boolean {
  const letters = name.replaceAll(/\P{L}+/gu, '');
  return letters.normalize('NFKC') !== letters;
}

function isMixed(word: string): boolean {
  return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
}
