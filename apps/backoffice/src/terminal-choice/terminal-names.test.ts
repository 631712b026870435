import { expect, test } from 'vitest';
import { makeTerminal } from '../fixtures/terminals.ts';
import { nameTerminals } from './terminal-names.ts';

test('a terminal is named by its name, and a test one says so', () => {
  const terminals = [makeTerminal(), makeTerminal({ id: 14, isTest: true, name: 'Sandbox' })];
  expect(nameTerminals(terminals).map(({ name }) => name)).toEqual([
    'Humo deposits',
    'Sandbox · Test',
  ]);
});

test('terminals with the same name are distinguished by their ids', () => {
  const terminals = [makeTerminal(), makeTerminal({ id: 15, isTest: true, merchantId: 2 })];
  expect(nameTerminals(terminals)).toEqual([
    { id: 12, name: 'Humo deposits · ID 12' },
    { id: 15, name: 'Humo deposits · ID 15 · Test' },
  ]);
});
