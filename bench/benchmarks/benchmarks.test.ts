import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/bootstrap.mjs';
import { readFigures } from './read-figures.ts';
import { filesOf } from './write-page.ts';

const figures = readFigures();

test('the page and its charts are those of the figures (npm run bench:page)', () => {
  const files = filesOf(figures);
  for (const [path, text] of files) {
    expect(readFileSync(join(root, 'docs', path), 'utf8'), path).toBe(text);
  }
  const charts = [...files.keys()].filter((path) => path.endsWith('.svg'));
  expect(readdirSync(join(root, 'docs/benchmarks')).toSorted()).toEqual(
    charts.map((path) => path.replace('benchmarks/', '')).toSorted(),
  );
});

test('each command is one of the repository, and each figure has its date and its label', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  for (const { rows } of figures.groups) {
    for (const { aim, command, date, found, is, short, work } of rows) {
      const [, name] = /\bnpm (?:run )?([\w:]+)/.exec(command ?? '') ?? [];
      if (command !== undefined) expect(Object.keys(scripts), work).toContain(name);
      if (found !== undefined) expect(command, work).toBeDefined();
      expect(found === undefined, work).toBe(date === undefined);
      expect(aim === undefined, work).toBe(is === undefined);
      if (found !== undefined && aim !== undefined) expect(short, work).toBeDefined();
    }
  }
});
