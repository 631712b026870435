/** The action of a key. */
export type Shortcut =
  | { readonly kind: 'palette' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'search' }
  | { readonly kind: 'page'; readonly letter: string };

/** The used part of the browser's keyboard event. */
export interface Press {
  readonly key: string;
  /** The physical key in any layout: `KeyG`. */
  readonly code: string;
  readonly hasModifier: boolean;
  /** Held with Ctrl, on a Mac with Cmd, and no other modifier. */
  readonly isCommand: boolean;
  /** In a field: the key types text. */
  readonly isTyping: boolean;
  /** Unix ms, or since the page began: only differences count. */
  readonly atMs: number;
}

/** The time in which a letter after `g` belongs to it, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** The action, and the time of a pending `g`. */
export interface Reading {
  readonly shortcut: Shortcut | null;
  readonly waitingSince: number | null;
}

const nothing: Reading = { shortcut: null, waitingSince: null };
const found = (shortcut: Shortcut): Reading => ({ shortcut, waitingSince: null });

/** The letter of a key, also where the keyboard writes Cyrillic. */
function letterOf({ code, key }: Press): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

/**
 * The action of a key. While typing, only the palette has a shortcut.
 * @param waitingSince the time of a pending `g`.
 */
export function readShortcut(press: Press, waitingSince: number | null): Reading {
  const letter = letterOf(press);
  if (press.isCommand && letter === 'k') return found({ kind: 'palette' });
  if (press.isTyping || press.hasModifier) return nothing;
  if (press.key === '?') return found({ kind: 'sheet' });
  if (press.key === '/') return found({ kind: 'search' });
  if (waitingSince !== null && press.atMs - waitingSince <= SEQUENCE_MS) {
    return found({ kind: 'page', letter });
  }
  return letter === 'g' ? { shortcut: null, waitingSince: press.atMs } : nothing;
}
