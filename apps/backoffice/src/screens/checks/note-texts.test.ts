import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noteTexts } from './note-texts.ts';

const definitions = globSync('apps/server/src/invariants/definitions/*.ts').map((path) =>
  readFileSync(path, 'utf8'),
);

test('each note is one that the server writes', () => {
  const unknown = noteTexts
    .map((text) => text())
    .filter((text) => !definitions.some((code) => code.includes(`'${text}'`)));
  expect(definitions.length).toBeGreaterThan(3);
  expect(unknown).toEqual([]);
});
