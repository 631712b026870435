import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { freshHistory, historyKey, recorded, redone, undone } from './edit-history.ts';
import type { EditHistory } from './edit-history.ts';
import type { Masked } from './mask-edit.ts';

/** The undo of a field that writes its text itself. */
export type FieldHistory = {
  readonly record: (next: Masked) => void;
  /** What stands there after a step back or forward. */
  readonly step: (way: 'undo' | 'redo') => Masked;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * Keeps what stood in a field. A value that the app has set itself begins a history of its own.
 * @param show puts a text of the history back
 */
export function useEditHistory(
  value: string,
  show: (input: HTMLInputElement, masked: Masked) => void,
): FieldHistory {
  const kept = useRef<EditHistory>(null);
  const known = () => (kept.current?.present.text === value ? kept.current : freshHistory(value));
  const step = (way: 'undo' | 'redo') => {
    kept.current = way === 'undo' ? undone(known()) : redone(known());
    return kept.current.present;
  };
  return {
    record: (next) => {
      kept.current = recorded(known(), next);
    },
    step,
    onKeyDown: (event) => {
      const way = historyKey(event);
      if (way === undefined || event.currentTarget.readOnly) return;
      event.preventDefault();
      show(event.currentTarget, step(way));
    },
  };
}
