/** The part of a key's press that says what it does to a text. */
export type TextKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'isComposing' | 'key' | 'metaKey'>;

/** A text after a key that nobody was there to take; null where the key changes no text. */
export function typeAhead(text: string, press: TextKey): string | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  if (press.key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  return Array.from(press.key).length === 1 ? text + press.key : null;
}
