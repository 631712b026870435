import { notAllowed } from '../../problem.ts';

/** Characters that are not seen, or change what the others look like. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

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
  if (unseen.test(name)) throw notAllowed('/name', 'Name has a character that cannot be seen');
  if (hasVariants(name)) {
    throw notAllowed('/name', 'Name has a letter that is a form of another, such as a wide one');
  }
  const mixed = name.split(/[^\p{L}\p{M}]+/u).find(isMixed);
  if (mixed !== undefined) {
    throw notAllowed('/name', `"${mixed}" mixes the letters of two alphabets`);
  }
  return name;
}

/** Letters of other alphabets, each with the Latin one that it looks like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХҮԚԜаеѕіјкорсухһԁԛԝӏ', 'ABESIJKMHOPCTYXYQWaesijkopcyxhdqwl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρικα', 'ABEZHIKMNOPTYXovpika'],
  ].flatMap(([foreign = '', latin = '']) =>
    Array.from(foreign, (letter, place): [string, string] => [letter, latin.charAt(place)]),
  ),
);

/** A name as it looks, in any case: two names of different alphabets may look the same (PEOPLE-506). */
export function appearanceOf(name: string): string {
  const letters = Array.from(name.normalize('NFC'), (letter) => lookAlikes.get(letter) ?? letter);
  return letters.join('').toLowerCase();
}

/** Fullwidth, mathematical or joined letters; signs such as № stay. */
function hasVariants(name: string): boolean {
  const letters = name.replaceAll(/\P{L}+/gu, '');
  return letters.normalize('NFKC') !== letters;
}

function isMixed(word: string): boolean {
  return alphabets.filter((alphabet) => alphabet.test(word)).length > 1;
}
