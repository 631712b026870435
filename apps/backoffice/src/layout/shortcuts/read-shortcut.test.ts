import { expect, test } from 'vitest';
import { readShortcut, SEQUENCE_MS, type Press } from './read-shortcut.ts';

const press = (key: string, differences: Partial<Press> = {}): Press => ({
  key,
  code: `Key${key.toUpperCase()}`,
  hasModifier: false,
  isCommand: false,
  isTyping: false,
  atMs: 0,
  ...differences,
});

test('g and then a letter opens a page, within the time', () => {
  const begun = readShortcut(press('g', { atMs: 10 }), null);
  expect(begun).toEqual({ shortcut: null, waitingSince: 10 });
  const last = 10 + SEQUENCE_MS;
  expect(readShortcut(press('i', { atMs: last }), begun.waitingSince)).toEqual({
    shortcut: { kind: 'page', letter: 'i' },
    waitingSince: null,
  });
  expect(readShortcut(press('i', { atMs: last + 1 }), begun.waitingSince).shortcut).toBeNull();
});

test('a keyboard that writes Cyrillic has the same keys', () => {
  const begun = readShortcut(press('п', { code: 'KeyG' }), null);
  expect(readShortcut(press('ш', { code: 'KeyI' }), begun.waitingSince).shortcut).toEqual({
    kind: 'page',
    letter: 'i',
  });
});

// OFFICE-17
test('while typing, only the palette has a shortcut', () => {
  for (const key of ['g', '?', '/', 'i']) {
    expect(readShortcut(press(key, { isTyping: true }), 0).shortcut).toBeNull();
  }
  expect(readShortcut(press('k', { isCommand: true, isTyping: true }), null).shortcut).toEqual({
    kind: 'palette',
  });
});

test.each([
  ['?', 'sheet'],
  ['/', 'search'],
])('%s opens the %s', (key, kind) => {
  expect(readShortcut(press(key), null).shortcut).toEqual({ kind });
});

test('with a modifier a key is the browser’s', () => {
  for (const key of ['g', 'i', '/']) {
    expect(readShortcut(press(key, { hasModifier: true }), 0)).toEqual({
      shortcut: null,
      waitingSince: null,
    });
  }
});
