import { useState } from 'react';
import type { NumberWords } from './number-words.ts';

type Given<V> = {
  readonly value: V | null | undefined;
  readonly defaultValue: V | null | undefined;
  readonly onChange: ((value: V | null) => void) | undefined;
};

/** The text of a number field, and its event handlers. */
export type NumberText<V> = {
  readonly text: string;
  readonly value: V | null;
  /** Why the text was discarded or a paste was refused. */
  readonly refusal: string | undefined;
  readonly type: (text: string) => void;
  readonly set: (value: V | null) => void;
  readonly leave: () => void;
  /** Reports why a pasted text is refused; the current text stays. */
  readonly refuse: (message: string) => void;
  /** Forgets why a text was taken away. */
  readonly clearError: () => void;
};

/**
 * The typed text stays as it is while the field has the focus; a number is formatted on blur. The
 * text follows the value when an app changes it.
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
    const { value: parsed } = words.read(next);
    set(parsed);
    setTyped({ text: next, value: parsed });
  };
  const leave = () => {
    const reading = words.read(text);
    // The amount is valid now: an old error about a refused text would block submitting it.
    if (reading.value !== null) setRefusal(undefined);
    if (reading.ok || reading.value !== null) {
      setTyped(null);
    } else if (reading.isCleared === true) {
      set(null);
      setRefusal(reading.message);
    }
  };
  const clearError = () => setRefusal(undefined);
  return { text, value, refusal, type, set, leave, refuse: setRefusal, clearError };
}
