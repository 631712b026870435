/* Less than the shortest list shows, so that one line stays as a bearing. */
const pageLength = 5;

/**
 * The index that a key moves to, from an index (-1 for none); undefined for other keys. Home and
 * End move the text caret until an option is active.
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
