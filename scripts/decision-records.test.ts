import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { sources } from './house-rules.ts';

const records = sources(['docs/adr/0*.md']);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((part) => /\w/.test(part)).length;

test('the index of decisions names every record, and no other', () => {
  const named = [...read('docs/adr/README.md').matchAll(/\((0\d{3}-[^)]+\.md)\)/g)].map(
    ([, name]) => name,
  );
  expect(records.length).toBeGreaterThan(0);
  expect(named).toEqual(records.map((path) => basename(path)));
});

test.each(records)('%s has a number of its own, and at most 500 words', (path) => {
  const text = read(path);
  const number = Number(basename(path).slice(0, 4));
  expect(text).toMatch(new RegExp(`^# ${number}\\. `));
  expect(wordsOf(text)).toBeLessThanOrEqual(500);
});
