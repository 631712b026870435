import type { Masked } from './mask-edit.ts';

/**
 * The texts of a field for undo: the browser's own history is lost when a mask writes the value.
 * `past` and `future` have the nearest last.
 */
export type EditHistory = {
  readonly past: readonly Masked[];
  readonly present: Masked;
  readonly future: readonly Masked[];
};

/* Old entries are dropped: a field holds some 20 characters. */
const longest = 100;

/** A field in which nothing was done yet. */
export function freshHistory(text: string): EditHistory {
  return { past: [], present: { text, caret: text.length }, future: [] };
}

/** Records an edit and clears the redo history. */
export function recorded({ past, present }: EditHistory, next: Masked): EditHistory {
  const isSame = next.text === present.text;
  return { past: isSame ? past : [...past, present].slice(-longest), present: next, future: [] };
}

/** One edit back; unchanged at the start. */
export function undone({ past, present, future }: EditHistory): EditHistory {
  const back = past.at(-1);
  if (back === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: back, future: [...future, present] };
}

/** One edit forward; unchanged at the end. */
export function redone({ past, present, future }: EditHistory): EditHistory {
  const forward = future.at(-1);
  if (forward === undefined) return { past, present, future };
  return { past: [...past, present], present: forward, future: future.slice(0, -1) };
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The undo or redo that a key requests, by its letter, or by its physical key in a non-Latin
 * layout.
 */
export function historyKey(press: Press): 'undo' | 'redo' | undefined {
  if (press.altKey || press.ctrlKey === press.metaKey) return undefined;
  const isForeign = /^(?![a-z])\p{L}$/iu.test(press.key);
  const letter = isForeign ? press.code : `Key${press.key.toUpperCase()}`;
  if (letter === 'KeyZ') return press.shiftKey ? 'redo' : 'undo';
  return letter === 'KeyY' && press.ctrlKey ? 'redo' : undefined;
}
