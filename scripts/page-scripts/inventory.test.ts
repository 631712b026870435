import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap.mjs';
import { type BuiltScripts, differencesOf, inlineNames, inventoryOf } from './inventory.ts';
import { readRecord } from './read-built.ts';

const built: BuiltScripts = {
  entries: ['index.html'],
  inline: inlineNames('<script nonce="n">begin()</script>'),
  packages: { react: '19.2.0' },
};
const [inline = ''] = built.inline;
const known = {
  entries: { 'index.html': 'the start' },
  inline: { [inline]: 'the theme' },
  packages: { react: { version: '19.2.0', purpose: 'views' } },
};

// RUN-420
test('a build of the recorded scripts has no difference', () => {
  expect(differencesOf(built, known)).toEqual([]);
});

// RUN-420
test.each<[string, BuiltScripts, string[]]>([
  [
    'another package',
    { ...built, packages: { ...built.packages, tracker: '1.0.0' } },
    ['+ tracker 1.0.0'],
  ],
  [
    'another version of one',
    { ...built, packages: { react: '19.2.1' } },
    ['- react 19.2.0', '+ react 19.2.1'],
  ],
  ['another entry', { ...built, entries: ['index.html', 'src/extra.ts'] }, ['+ src/extra.ts']],
  ['an inline script less', { ...built, inline: [] }, [`- ${inline}`]],
])('%s is named', (_what, scripts, lines) => {
  expect(differencesOf(scripts, known)).toEqual(lines);
});

test('a changed inline script is another one, and the names of built files do not count', () => {
  const page = (text: string) =>
    inlineNames(`<script>${text}</script><script src="/a.js"></script>`);
  expect(page('begin(1)')).not.toEqual(page('begin(2)'));
  expect(
    page('begin(["/backoffice-assets/a-12345678.js","/backoffice-assets/b-12345678.js"])'),
  ).toEqual(page('begin(["/backoffice-assets/a-abcdefgh.js"])'));
  expect(page('begin(["https://elsewhere.example/a.js"])')).not.toEqual(page('begin([])'));
});

test('a new script has to be given a purpose, and a known one keeps its own', () => {
  const more = { ...built, packages: { react: '19.2.1', tracker: '1.0.0' } };
  const updated = inventoryOf(more, known);
  expect(updated.packages).toEqual({
    react: { version: '19.2.1', purpose: 'views' },
    tracker: { version: '1.0.0', purpose: '' },
  });
  expect(differencesOf(more, updated)).toEqual(['? tracker has no purpose']);
});

test('the recorded inventory can be read, and names scripts of both apps', () => {
  const record = readRecord(readFileSync(join(root, 'docs/security/page-scripts.json'), 'utf8'));
  for (const { packages } of Object.values(record)) expect(packages).toHaveProperty('react');
});
