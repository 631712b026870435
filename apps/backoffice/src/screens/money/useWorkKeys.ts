import { useEffect, useEffectEvent } from 'react';
import { isCovered, isTypingAt } from '../../layout/shortcuts/key-target.ts';

/** The keyboard shortcuts of a queue. */
export interface WorkKeys {
  /** The ids of the items, in the order of the queue. */
  readonly ids: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** A number key, from 1. */
  readonly onNumber?: ((number: number) => void) | undefined;
  /** R; missing where nothing can be returned. */
  readonly onReturn?: (() => void) | undefined;
}

/** J and K choose the next and the previous item, a number key one of its choices, R returns (OFFICE-271, OFFICE-290). */
export function useWorkKeys({ chosen, ids, onChoose, onNumber, onReturn }: WorkKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, code, ctrlKey, defaultPrevented, key, metaKey, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (isTypingAt(target) || isCovered(target)) return;
    // The physical key, too: a keyboard may write Cyrillic.
    const step = key === 'j' || code === 'KeyJ' ? 1 : key === 'k' || code === 'KeyK' ? -1 : 0;
    const next = ids[ids.findIndex((id) => id === chosen) + step];
    if (step !== 0 && next !== undefined) onChoose(next);
    else if (/^[1-9]$/.test(key)) onNumber?.(Number(key));
    else if (onReturn && (key === 'r' || code === 'KeyR')) onReturn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
