import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languages, readLanguage, storeLanguage } from './language.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

function storageWith(entries: Readonly<Record<string, string>>) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

/** The language of the page before any module of it has run. */
function firstPaint(localStorage: unknown): string {
  const document = { documentElement: { dataset: {}, lang: 'en' } };
  const script = /<script nonce="__CSP_NONCE__">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  runInNewContext(script, { document, localStorage });
  return document.documentElement.lang;
}

// OFFICE-801
test.each(languages)(
  '$label is kept in the browser, and there from the first paint on',
  ({ id }) => {
    const storage = storageWith({});
    storeLanguage(storage, id);
    expect(readLanguage(storage)).toBe(id);
    expect(firstPaint(storage)).toBe(id);
  },
);

test('without a valid choice the page is in English', () => {
  for (const storage of [storageWith({}), storageWith({ 'tiyin.language': 'fr' })]) {
    expect(readLanguage(storage)).toBe('en');
    expect(firstPaint(storage)).toBe('en');
  }
});
