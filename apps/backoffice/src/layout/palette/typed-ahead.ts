/** The properties of a key press that change a text. */
export type TextKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'isComposing' | 'key' | 'metaKey'>;

/** A text after a key press without a focused field; null if the key changes no text. */
export function typeAhead(text: string, press: TextKey): string | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  if (press.key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  return Array.from(press.key).length === 1 ? text + press.key : null;
}
