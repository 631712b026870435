import { useEffect, useState } from 'react';

/* In milliseconds: while somebody types, a number for every key would be said over the key itself. */
const pauseMs = 1000;

/**
 * How many characters may still be written: `left` for the eye at once, `said` for a screen reader when the typing
 * pauses, and only in the last fifth, where it begins to matter. A character is what a reader sees as one: a letter
 * with its mark, or an emoji.
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

/** The characters of a text as its reader counts them. */
function countCharacters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
