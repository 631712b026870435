import { useState } from 'react';
import type { NumberWords } from './number-words.ts';

type Given<V> = {
  readonly value: V | null | undefined;
  readonly defaultValue: V | null | undefined;
  readonly onChange: ((value: V | null) => void) | undefined;
};

/** The text of a number's field, and what the field does with it. */
export type NumberText<V> = {
  readonly text: string;
  readonly value: V | null;
  /** Why the text that stood here was taken away, or what was pasted not taken. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  readonly set: (value: V | null) => void;
  readonly leave: () => void;
  /** Says why a pasted text is not taken: what stands here stays. */
  readonly refuse: (message: string) => void;
  /** Forgets why a text was taken away. */
  readonly forgive: () => void;
};

/**
 * What was typed stays as it was typed while the field has the focus, whatever it is; a number is written out once the
 * field is left. The text follows the value when an app changes it.
 */
export function useNumberText<V extends number | bigint>(
  words: NumberWords<V>,
  { value: given, defaultValue = null, onChange }: Given<V>,
): NumberText<V> {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<{ text: string; value: V | null } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const value = given === undefined ? own : given;
  const written = value === null ? '' : words.write(value);
  const text = typed !== null && typed.value === value ? typed.text : written;

  const set = (next: V | null) => {
    setRefusal(undefined);
    setTyped(null);
    setOwn(next);
    if (next !== value) onChange?.(next);
  };
  const type = (next: string) => {
    const { value: meant } = words.read(next);
    set(meant);
    setTyped({ text: next, value: meant });
  };
  const leave = () => {
    const reading = words.read(text);
    // Beside an amount that is right, the word about another one would stand in the way of sending it.
    if (reading.value !== null) setRefusal(undefined);
    if (reading.ok || reading.value !== null) {
      setTyped(null);
    } else if (reading.isCleared === true) {
      set(null);
      setRefusal(reading.message);
    }
  };
  const forgive = () => setRefusal(undefined);
  return { text, value, refusal, type, set, leave, refuse: setRefusal, forgive };
}
