const shortestName = 3;

/** The most characters that the name of a merchant, a terminal or a key of a merchant's server may have. */
export const longestName = 100;

/**
 * What is wrong with a name that staff give, in the agreed words (OFFICE-65); undefined where it is right. Blanks
 * around it do not count.
 */
export function nameError(name: string): string | undefined {
  const trimmed = name.trim();
  const { length } = Array.from(trimmed);
  if (length === 0) return 'Name is required';
  if (length < shortestName) return 'Name must be at least 3 characters long';
  if (length > longestName) return 'Name must be at most 100 characters long';
  return /\p{Cc}/u.test(trimmed) ? 'Name must be one line of text' : undefined;
}
