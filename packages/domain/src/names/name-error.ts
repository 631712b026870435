import { hasUnseen, unseenError } from './unseen.ts';

const shortestName = 3;

/** The maximum length of the name of a merchant, a terminal or an API key. */
export const longestName = 100;

/**
 * The validation error of a name, in the agreed words (OFFICE-65); undefined if it is valid.
 * Surrounding blanks are ignored.
 */
export function nameError(name: string): string | undefined {
  const trimmed = name.trim();
  const { length } = Array.from(trimmed);
  if (length === 0) return 'Name is required';
  if (length < shortestName) return 'Name must be at least 3 characters long';
  if (length > longestName) return 'Name must be at most 100 characters long';
  if (/\p{Cc}/u.test(trimmed)) return 'Name must be one line of text';
  return hasUnseen(trimmed) ? unseenError : undefined;
}
