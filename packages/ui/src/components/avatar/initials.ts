/* In Uzbek oʻ and gʻ are letters of their own, whichever mark a keyboard makes of the second half. */
const firstLetter = /[og]['’‘ʼʻ`](?=\p{L})|\p{L}\p{M}*|\p{N}/iu;

function initialOf(word: string): string {
  const [letter = ''] = firstLetter.exec(word) ?? [];
  return letter.toUpperCase().replace(/['’‘ʼ`]/u, 'ʻ');
}

/**
 * The initials of a person's name: of its first and last word, or the requested number of them.
 * Signs before a letter do not count; a name without letters has no initials.
 */
export function initialsOf(name: string, count: 1 | 2 = 2): string {
  const initials = name
    .normalize('NFC')
    .split(/\s+/u)
    .map(initialOf)
    .filter((initial) => initial !== '');
  const [first = ''] = initials;
  const last = initials.length > 1 ? initials.at(-1) : undefined;
  return count === 1 ? first : `${first}${last ?? ''}`;
}
