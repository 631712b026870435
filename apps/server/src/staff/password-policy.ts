import { passwordProblem, passwordProblemText } from '@tiyin/domain/passwords';
import { guessesLog10 } from './guess-password.ts';
import type { PersonRow } from './sessions.ts';

/** Fewer guesses than this, as a power of ten, do not make a password. */
export const minGuessesLog10 = 9;
/** The estimate of a longer password is that of its beginning. */
const estimatedLength = 64;
/** Shorter names are parts of many words, and count only as whole words. */
const shortestName = 4;

const product = 'tiyin';

/** The parts of a person that their password must not contain. */
type Names = Pick<PersonRow, 'username' | 'firstName' | 'lastName'>;

/**
 * The error of a new password, as a sentence; undefined if accepted (PEOPLE-205). Only the server
 * has the list of common passwords, because it would cost every visitor its bytes.
 */
export async function newPasswordError(
  password: string,
  names: Names,
): Promise<string | undefined> {
  const problem = passwordProblem(password, names.username);
  if (problem) return passwordProblemText(problem);
  if (namesSomebody(password, names)) {
    return 'Leave out your names and the name Tiyin; a few other words make a good password';
  }
  const guesses = await guessesLog10(password.normalize('NFKC').slice(0, estimatedLength));
  return guesses < minGuessesLog10 ? passwordProblemText('too-common') : undefined;
}

function namesSomebody(password: string, { username, firstName, lastName }: Names): boolean {
  const text = folded(password);
  const words = text.split(/[^\p{L}]+/u);
  const names = [username, firstName, lastName, product].flatMap((name) => [
    folded(name),
    ...folded(name).split(/[^\p{L}\p{N}]+/u),
  ]);
  return names.some((name) =>
    Array.from(name).length >= shortestName
      ? text.includes(name)
      : name.length > 1 && words.includes(name),
  );
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** In lower case, with the letters that people write as digits and signs. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
}
