import { useEffect, useState } from 'react';

/* In milliseconds: an announcement for every key would interrupt the reader's own typing. */
const pauseMs = 1000;

/**
 * The number of remaining characters: `left` is shown at once, `said` is announced after a pause in
 * typing, and only in the last fifth.
 * @param limit null for none
 */
export function useCharacterCount(
  text: string,
  limit: number | null,
  words: (left: number) => string,
): { readonly left: number; readonly said: string } {
  const left = (limit ?? 0) - countCharacters(text);
  const current = limit !== null && left <= limit / 5 ? words(left) : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(current), pauseMs);
    return () => clearTimeout(timer);
  }, [current]);
  return { left, said };
}

/** The characters of a text as `maxLength` of a JSON schema counts them: code points, so that a server agrees. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}
