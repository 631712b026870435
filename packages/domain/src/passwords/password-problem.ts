import { commonPasswords } from './common-passwords.ts';

/** The fewest characters of a password, whichever they are: a passphrase is welcome. */
export const shortestPassword = 8;

/** Why a password is none to choose. */
export type PasswordProblem = 'too-short' | 'too-common' | 'is-username';

/** Neighbours on keyboards and in alphabets, along which hands and minds run. */
const runs = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];
const reversed = runs.map((run) => Array.from(run).toReversed().join(''));

function isRun(text: string): boolean {
  return [...runs, ...reversed].some((run) => run.repeat(2).includes(text));
}

/** Of one or two characters, or of one part said again and again: "aaaaaaaa", "abababab". */
function isRepetition(text: string): boolean {
  return /^(.{1,3}?)\1+.{0,2}$/u.test(text);
}

/**
 * Why a new password is refused, or undefined: too short, one that is tried first, or the person's own name. Nothing is
 * asked of its kinds of characters: such rules make passwords worse. Counted as it is hashed, in NFKC.
 */
export function passwordProblem(password: string, username: string): PasswordProblem | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (Array.from(text).length < shortestPassword) return 'too-short';
  if (text === username.toLowerCase()) return 'is-username';
  const isCommon = commonPasswords.has(text) || isRun(text) || isRepetition(text);
  return isCommon ? 'too-common' : undefined;
}

const texts: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `At least ${shortestPassword} characters; a few words make a good password`,
  'too-common': 'This password is among the first that are tried; choose another',
  'is-username': 'Your username is no password',
};

/** What to do about a password that is refused. */
export function passwordProblemText(problem: PasswordProblem): string {
  return texts[problem];
}
