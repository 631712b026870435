import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  applyAppearance,
  readAppearance,
  storeAppearance,
  type Appearance,
} from './stored-appearance.ts';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

function storageWith(entries: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

/** How the page looks before any module of it has run. */
function firstPaint(localStorage: unknown): DOMStringMap {
  const document = { documentElement: { dataset: {} } };
  const script = /<script nonce="__CSP_NONCE__">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  runInNewContext(script, { document, localStorage });
  return document.documentElement.dataset;
}

function applied(appearance: Appearance): DOMStringMap {
  const root = { dataset: { density: 'old', theme: 'old' } };
  applyAppearance(root, appearance);
  return root.dataset;
}

// OFFICE-15
test.each([
  { theme: 'light', density: 'compact' },
  { theme: 'dark', density: 'comfortable' },
  { theme: 'system', density: 'compact' },
] as const)('$theme and $density are kept, and there from the first paint on', (appearance) => {
  const storage = storageWith({});
  storeAppearance(storage, appearance);
  expect(readAppearance(storage)).toEqual(appearance);
  expect(firstPaint(storage)).toEqual(applied(appearance));
});

test('without a valid choice the system’s theme is used', () => {
  for (const storage of [storageWith({}), storageWith({ 'tiyin.theme': 'sepia' })]) {
    expect(readAppearance(storage)).toEqual({ theme: 'system', density: 'comfortable' });
    expect(firstPaint(storage)).toEqual({});
  }
});

test('a browser that keeps nothing shows the page all the same', () => {
  const refusing = {
    getItem: () => {
      throw new Error('access denied');
    },
  };
  expect(firstPaint(refusing)).toEqual({});
});
