/* Less than the shortest list shows, so that one line stays as a bearing. */
const pageLength = 5;

/**
 * The place that a key moves to among so many options, from a place (-1 for none); undefined for a key that moves
 * nowhere. Home and End belong to the text until the keyboard is among the options.
 */
export function moved(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return from < 0 ? last : Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + pageLength, last);
    case 'PageUp':
      return Math.min(Math.max(from - pageLength, 0), last);
    case 'Home':
      return from < 0 ? undefined : 0;
    case 'End':
      return from < 0 ? undefined : last;
    default:
      return undefined;
  }
}
