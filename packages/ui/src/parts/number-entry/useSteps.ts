import { useState } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import type { NumberText } from './useNumberText.ts';
import type { NumberWords } from './number-words.ts';

/* The number of steps of a key. Home and End move the caret, as in any text. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * Steps by the arrow keys, each announced, because a screen reader does not read a changed input.
 * Text that is not a number is left unchanged.
 */
export function useSteps<V extends number | bigint>(words: NumberWords<V>, entry: NumberText<V>) {
  const [said, setSaid] = useState('');
  const stepByKey = (event: KeyboardEvent) => {
    const steps = stepsOf[event.key];
    const input = event.target;
    const isFixed = input instanceof HTMLInputElement && input.readOnly;
    const reading = words.read(entry.text);
    const isNumber = reading.ok || reading.value !== null;
    if (words.step === undefined || steps === undefined || isFixed || !isNumber) {
      // Escape is for the dialog around the field.
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    const next = words.step(reading.value, steps);
    entry.set(next);
    setSaid(words.write(next));
  };
  return { said, stepByKey };
}
