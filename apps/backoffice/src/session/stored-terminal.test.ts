import { expect, test } from 'vitest';
import { readStoredTerminal, storeTerminal } from './stored-terminal.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

// OFFICE-20
test('an empty storage has no terminal', () => {
  expect(readStoredTerminal(memory())).toBeNull();
});

test.each([7, null])('the choice %s is kept', (terminalId) => {
  const storage = memory();
  storeTerminal(storage, 3);
  storeTerminal(storage, terminalId);
  expect(readStoredTerminal(storage)).toBe(terminalId);
});

test.each(['x', '0', '-1', '1.5', '99999999999999999999'])(
  '%j in storage is not a terminal',
  (text) => {
    const storage = memory();
    storeTerminal(storage, 1);
    for (const key of storage.entries.keys()) storage.entries.set(key, text);
    expect(readStoredTerminal(storage)).toBeNull();
  },
);
