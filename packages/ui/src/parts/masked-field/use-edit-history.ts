import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { freshHistory, historyKey, recorded, redone, undone } from './edit-history.ts';
import type { EditHistory } from './edit-history.ts';
import type { Masked } from './mask-edit.ts';

/** The undo of a field that writes its text itself. */
export type FieldHistory = {
  readonly record: (next: Masked) => void;
  /** The text after an undo or redo. */
  readonly step: (way: 'undo' | 'redo') => Masked;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * Keeps the edit history of a field. A value set by the app starts a new history.
 * @param show restores a text of the history
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
