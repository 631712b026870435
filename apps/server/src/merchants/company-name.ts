import { hasUnseen, unseenError } from '@tiyin/domain/names';
import { foldName } from '../db/fold-name.ts';
import { notAllowed } from '../problem.ts';
import { appearanceOf } from '../staff/look-alikes.ts';
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
  if (hasUnseen(name)) throw notAllowed('/name', unseenError);
  if (others.some((other) => foldName(other) === foldName(name))) {
    throw notAllowed('/name', `Another ${kind} has this name`);
  }
  if (others.some((other) => looksAlike(other, name))) {
    throw notAllowed('/name', `It looks like the name of another ${kind}`);
  }
  return name;
}

/** Whether people take one name for the other. */
export function looksAlike(one: string, other: string): boolean {
  return looksOf(one) === looksOf(other);
}

/** Wide and joined letters as the plain ones, digits as the letters that they look like, without blanks and signs. */
function looksOf(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(/(?<=\p{Ll})I/gu, 'l');
  const letters = appearanceOf(plain).replaceAll('0', 'o').replaceAll('1', 'l');
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, '') || letters;
}
