import type { Masked } from './mask-edit.ts';

/**
 * What stood in a field, for undo: the browser's own history does not outlive a text that a mask has written.
 * `past` and `future` have the nearest last.
 */
export type EditHistory = {
  readonly past: readonly Masked[];
  readonly present: Masked;
  readonly future: readonly Masked[];
};

/* What nobody goes back to is not kept: a field holds some 20 characters. */
const longest = 100;

/** A field in which nothing was done yet. */
export function freshHistory(text: string): EditHistory {
  return { past: [], present: { text, caret: text.length }, future: [] };
}

/** After an edit. What was undone before cannot be redone from then on. */
export function recorded({ past, present }: EditHistory, next: Masked): EditHistory {
  const isSame = next.text === present.text;
  return { past: isSame ? past : [...past, present].slice(-longest), present: next, future: [] };
}

/** One edit back; the same where there is none. */
export function undone({ past, present, future }: EditHistory): EditHistory {
  const back = past.at(-1);
  if (back === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: back, future: [...future, present] };
}

/** One edit forward again; the same where there is none. */
export function redone({ past, present, future }: EditHistory): EditHistory {
  const forward = future.at(-1);
  if (forward === undefined) return { past, present, future };
  return { past: [...past, present], present: forward, future: future.slice(0, -1) };
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a key asks of the history, by the letter that it writes, or by its place where that is no Latin one. */
export function historyKey(press: Press): 'undo' | 'redo' | undefined {
  if (press.altKey || press.ctrlKey === press.metaKey) return undefined;
  const isForeign = /^(?![a-z])\p{L}$/iu.test(press.key);
  const letter = isForeign ? press.code : `Key${press.key.toUpperCase()}`;
  if (letter === 'KeyZ') return press.shiftKey ? 'redo' : 'undo';
  return letter === 'KeyY' && press.ctrlKey ? 'redo' : undefined;
}
