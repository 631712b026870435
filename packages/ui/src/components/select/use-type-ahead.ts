import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { nothingTyped, typedTo, typeOn } from '../../parts/list-box/index.ts';
import type { SelectOption } from './select-props.ts';

/**
 * Typed letters move to an option, also while the list is closed; after a pause of 350 ms they
 * start a new word (OFFICE-23). Returns the new index: -1 for none, undefined if the key is not a
 * letter.
 */
export function useTypeAhead(
  options: readonly SelectOption<string>[],
): (event: KeyboardEvent, from: number) => number | undefined {
  const typed = useRef(nothingTyped);
  return (event, from) => {
    if (!isLetter(event)) return undefined;
    const next = typeOn(typed.current, event.key, event.timeStamp);
    // Alone, Space chooses or opens.
    if (next.text === ' ') return undefined;
    typed.current = next;
    const labels = options.map(({ label }) => label);
    return typedTo(labels, next.text, from);
  };
}

/* Other keys have a name in ASCII letters. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || !/^[A-Za-z]/.test(key)) && !ctrlKey && !metaKey && !altKey;
