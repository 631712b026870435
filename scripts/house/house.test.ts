import { describe, expect, test } from 'vitest';
import { arrowsOf, floorsOf, mutualPairs, roomGraph, roomOf, upwardArrows } from './rooms.ts';
import { functionsOf, lineCount, spreadOf } from './sizes.ts';

describe('sizes', () => {
  test('of ten numbers the ninth is the 90th percentile', () => {
    const values = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(spreadOf(values)).toEqual({ count: 10, median: 5, ninetieth: 9, max: 10 });
  });

  test('of nothing all are zero', () => {
    expect(spreadOf([])).toEqual({ count: 0, median: 0, ninetieth: 0, max: 0 });
  });

  test('the line break at the end of a file begins no line', () => {
    expect(lineCount('a\nb\n')).toBe(2);
  });

  test('functions are counted under their own name and under that of what holds them', () => {
    const text = [
      'function outer() {',
      '  const inner = () => 1;',
      '  return [1].map((each) => each + inner());',
      '}',
      'declare function declared(): void;',
      'class Shop { open() {} }',
      'const handlers = { pay: () => 2 };',
    ].join('\n');
    expect(functionsOf('a.ts', text)).toEqual([
      { name: 'outer', lines: 4 },
      { name: 'inner', lines: 1 },
      { name: 'open', lines: 1 },
      { name: 'pay', lines: 1 },
    ]);
  });
});

describe('rooms', () => {
  const graph = (...edges: [string, string][]) =>
    roomGraph(
      edges.map(([from, to]) => ({ from, to })),
      (path) => path,
    );

  test('an import, a type, an export and a late import are arrows; a package is none', () => {
    const text = `import a from '../a/b.ts'; import type { C } from './c.ts'; export * from './d.ts';
      const e = import('./e.ts'); import 'react';`;
    const to = ['src/a/b.ts', 'src/x/c.ts', 'src/x/d.ts', 'src/x/e.ts'];
    const arrows = arrowsOf('src/x/y.ts', text);
    expect(arrows.map((arrow) => arrow.to).toSorted()).toEqual(to);
  });

  test('a file is in the longest room that is listed, else in its first folder, else a room itself', () => {
    const listed = ['payments/form', 'payments', 'config'];
    expect(roomOf('src/payments/form/a.ts', 'src', listed)).toBe('payments/form');
    expect(roomOf('src/payments/b.ts', 'src', listed)).toBe('payments');
    expect(roomOf('src/config.ts', 'src', listed)).toBe('config');
    expect(roomOf('src/configured/a.ts', 'src', listed)).toBe('configured');
    expect(roomOf('src/start.ts', 'src', listed)).toBe('start');
  });

  test('a room stands above all that it imports', () => {
    const rooms = graph(['http', 'ledger'], ['http', 'db'], ['ledger', 'db']);
    expect(floorsOf(rooms)).toEqual([['db'], ['ledger'], ['http']]);
    expect(upwardArrows(rooms, floorsOf(rooms))).toEqual([]);
    expect(mutualPairs(rooms)).toEqual([]);
  });

  test('rooms that import each other are a pair, and one of their arrows goes up', () => {
    const rooms = graph(['db', 'routing'], ['routing', 'db'], ['routing', 'clock']);
    expect(mutualPairs(rooms)).toEqual(['db ↔ routing']);
    expect(upwardArrows(rooms, floorsOf(rooms))).toEqual(['db → routing']);
  });

  test('an arrow against the declared floors goes up without a pair', () => {
    expect(upwardArrows(graph(['db', 'routing']), [['db'], ['routing']])).toEqual(['db → routing']);
  });
});
