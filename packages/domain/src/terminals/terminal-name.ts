const shortestName = 3;

/** The most characters that a terminal's name may have. */
export const longestTerminalName = 100;

/**
 * What is wrong with a terminal's name, in the words of section 5; undefined where it is right. Blanks around
 * it do not count.
 */
export function terminalNameError(name: string): string | undefined {
  const { length } = Array.from(name.trim());
  if (length === 0) return 'Name is required';
  if (length < shortestName) return 'Name must be at least 3 characters long';
  if (length > longestTerminalName) return 'Name must be at most 100 characters long';
  return /\p{Cc}/u.test(name.trim()) ? 'Name must be one line of text' : undefined;
}
