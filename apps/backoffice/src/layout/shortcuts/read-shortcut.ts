/** What a key asks for. */
export type Shortcut =
  | { readonly kind: 'palette' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'search' }
  | { readonly kind: 'page'; readonly letter: string };

/** A key as the browser tells of it. */
export interface Press {
  readonly key: string;
  /** The place on the keyboard, whatever alphabet it writes: `KeyG`. */
  readonly code: string;
  readonly hasModifier: boolean;
  /** Held with Ctrl, on a Mac with Cmd, and no other modifier. */
  readonly isCommand: boolean;
  /** In a field: what is pressed is written there. */
  readonly isTyping: boolean;
  /** Unix ms, or since the page began: only differences count. */
  readonly atMs: number;
}

/** How long after `g` a letter still belongs to it, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** What was read, and since when a `g` waits for its letter. */
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
 * Reads a key. Nothing but the palette's is a shortcut while somebody types.
 * @param waitingSince when `g` was pressed, if it waits for its letter.
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
