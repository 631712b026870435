import { foldName } from '../db/fold-name.ts';
import { notAllowed } from '../problem.ts';
import { appearanceOf, hasUnseen } from '../staff/look-alikes.ts';
import { requiredName } from './required-name.ts';

type Naming = {
  /** As it was given. */
  readonly name: string;
  /** The names of all others of the kind. */
  readonly others: readonly string[];
  readonly kind: 'merchant' | 'provider';
};

/**
 * The name of a merchant or a provider as it is kept: people tell companies by their names alone (PEOPLE-301,
 * PEOPLE-523).
 * @throws ProblemError 422 `not_allowed` at `/name`
 */
export function readCompanyName({ name: given, others, kind }: Naming): string {
  const name = requiredName(given);
  if (hasUnseen(name)) throw notAllowed('/name', 'Name has a character that cannot be seen');
  if (others.some((other) => foldName(other) === foldName(name))) {
    throw notAllowed('/name', `Another ${kind} has this name`);
  }
  if (others.some((other) => looksOf(other) === looksOf(name))) {
    throw notAllowed('/name', `It looks like the name of another ${kind}`);
  }
  return name;
}

/** Wide and joined letters as the plain ones, digits as the letters that they look like, without blanks and signs. */
function looksOf(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(/(?<=\p{Ll})I/gu, 'l');
  const letters = appearanceOf(plain).replaceAll('0', 'o').replaceAll('1', 'l');
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, '') || letters;
}
