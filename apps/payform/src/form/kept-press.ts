import { useMemo, useSyncExternalStore } from 'react';
import type { Completion } from './form-calls.ts';
import { keep, pressKeyOf, readKept } from './tab-storage.ts';

/** Keeps "I have paid" in this tab until the server knows of it, so that a reload does not lose the press (FORM-204). */
export function keepPress(choiceKey: string, { credential, pressedAt = '' }: Completion): void {
  keep(pressKeyOf(choiceKey), `${pressedAt} ${credential}`);
}

/** Forgets the press: the server knows. */
export const forgetPress = (choiceKey: string): void => keep(pressKeyOf(choiceKey), '');

/** The press that the server may not know of, once the page runs. What is read back is checked: anyone may write there. */
export function useKeptPress(choiceKey: string): Completion | undefined {
  const read = () => readKept(pressKeyOf(choiceKey));
  const text = useSyncExternalStore(neverTold, read, nothing);
  return useMemo(() => parsePress(text), [text]);
}

/* Nobody but this tab writes there, and whatever it writes it renders anyway. */
const neverTold = () => () => {};
const nothing = () => '';

function parsePress(text: string): Completion | undefined {
  const [, pressedAt, credential] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (.{1,64})$/.exec(text) ?? [];
  return pressedAt !== undefined && credential !== undefined
    ? { credential, pressedAt }
    : undefined;
}
