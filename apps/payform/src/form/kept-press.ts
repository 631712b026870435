import { useMemo, useSyncExternalStore } from 'react';
import type { Completion } from './form-calls.ts';
import { keep, pressKeyOf, readKept } from './tab-storage.ts';

/**
 * Stores "I have paid" in this tab until the server has it, so that a reload does not lose the
 * press (FORM-204).
 */
export function keepPress(choiceKey: string, { credential, pressedAt = '' }: Completion): void {
  keep(pressKeyOf(choiceKey), `${pressedAt} ${credential}`);
}

/** Forgets the press: the server knows. */
export const forgetPress = (choiceKey: string): void => keep(pressKeyOf(choiceKey), '');

/** The stored press, once the page runs. The value is validated, because anyone may write there. */
export function useKeptPress(choiceKey: string): Completion | undefined {
  const read = () => readKept(pressKeyOf(choiceKey));
  const text = useSyncExternalStore(subscribeNever, read, nothing);
  return useMemo(() => parsePress(text), [text]);
}

/* Only this tab writes there, and it renders after each write anyway. */
const subscribeNever = () => () => {};
const nothing = () => '';

function parsePress(text: string): Completion | undefined {
  const [, pressedAt, credential] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (.{1,64})$/.exec(text) ?? [];
  return pressedAt !== undefined && credential !== undefined
    ? { credential, pressedAt }
    : undefined;
}
