import { commonPasswords } from './common-passwords.ts';

/** The fewest characters of a password, whichever they are: a passphrase is welcome. */
export const shortestPassword = 12;

/** Why a password is refused. */
export type PasswordProblem = 'too-short' | 'too-common' | 'is-username';

/** Sequences of keyboards and alphabets. */
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

/** One or two characters, or one part, repeated: "aaaaaaaa", "abababab". */
function isRepetition(text: string): boolean {
  return /^(.{1,3}?)\1+.{0,2}$/u.test(text);
}

/**
 * A year and a sign: longer tails are unusual, unless they are a sequence as in "password123456".
 */
const longestTail = 5;
/** Shorter ones are parts of many words. */
const shortestWord = 4;

/** A password without the digits and signs that people put behind a word, taking it for another one then. */
function withoutTail(text: string): string {
  const word = text.replace(/[\d\p{P}\p{S}]+$/u, '');
  const tail = text.slice(word.length);
  return tail.length <= longestTail || isRun(tail) || isRepetition(tail) ? word : text;
}

/** The list's words that are also common before a tail: "admin" of "admin123". */
const commonWords = new Set(
  [...commonPasswords].map(withoutTail).filter((word) => word.length >= shortestWord),
);

function isCommon(text: string): boolean {
  const word = withoutTail(text);
  const isWord = commonWords.has(word) || (word.length >= shortestWord && isRun(word));
  return isWord || commonPasswords.has(text) || isRun(text) || isRepetition(text);
}

/**
 * Why a new password is refused, or undefined: too short, too common, or the person's own name; the
 * last two also with digits or signs behind. No kinds of characters are required, because such
 * rules make passwords worse. Length is counted in NFKC, the hashed form.
 */
export function passwordProblem(password: string, username: string): PasswordProblem | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (Array.from(text).length < shortestPassword) return 'too-short';
  const name = username.toLowerCase();
  if (text === name || withoutTail(text) === name) return 'is-username';
  return isCommon(text) ? 'too-common' : undefined;
}

const texts: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `At least ${shortestPassword} characters; a few words make a good password`,
  'too-common': 'This password is among the first that are tried; choose another',
  'is-username': 'Your username cannot be the password',
};

/** The advice for a refused password. */
export function passwordProblemText(problem: PasswordProblem): string {
  return texts[problem];
}
