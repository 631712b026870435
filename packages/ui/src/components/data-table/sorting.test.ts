import { expect, test } from 'vitest';
import { visibleColumns } from './columns.ts';
import { nextSort, sortKeyOf, sortedRows } from './sorting.ts';

test('text is compared without regard to case and in the same order in every language', () => {
  expect(sortKeyOf('Kaspi')).toBe('kaspi');
  expect(['Öz', 'zeta', 'Alfa', 'Ёлка', 'алмаз'].toSorted(byKey)).toEqual([
    'Alfa',
    'zeta',
    'Öz',
    'алмаз',
    'Ёлка',
  ]);
});

test('instants and numbers are compared as numbers, minor units without loss', () => {
  expect(sortKeyOf(new Date(5))).toBe(5);
  expect(sortKeyOf(-0.5)).toBe(-0.5);
  expect(sortKeyOf(true)).toBe(1);
  expect(sortKeyOf(9_007_199_254_740_993n)).toBe(9_007_199_254_740_993n);
});

test('missing values are equal to each other', () => {
  for (const nothing of [null, undefined, Number.NaN, new Date('never')]) {
    expect(sortKeyOf(nothing)).toBeUndefined();
  }
});

test('rows are sorted by their values, equal ones stay as they were, missing ones are last in either direction', () => {
  const rows = [
    { id: 'b', by: 2 },
    { id: 'none', by: null },
    { id: 'a', by: 1 },
    { id: 'also b', by: 2 },
    { id: 'nothing', by: Number.NaN },
  ];
  const idsIn = (direction: 'ascending' | 'descending') =>
    sortedRows(rows, ({ by }) => by, direction).map(({ id }) => id);
  expect(idsIn('ascending')).toEqual(['a', 'b', 'also b', 'none', 'nothing']);
  expect(idsIn('descending')).toEqual(['b', 'also b', 'a', 'none', 'nothing']);
  expect(rows.map(({ id }) => id)).toEqual(['b', 'none', 'a', 'also b', 'nothing']);
});

test('amounts beyond the whole numbers of a double are sorted without loss', () => {
  const rows = [9_007_199_254_740_993n, 9_007_199_254_740_992n];
  expect(sortedRows(rows, (row) => row, 'ascending')).toEqual([rows[1], rows[0]]);
});

test('a heading sorts upwards first, then turns the order', () => {
  const up = nextSort({ column: 'created', direction: 'descending' }, 'amount');
  expect(up).toEqual({ column: 'amount', direction: 'ascending' });
  expect(nextSort(up, 'amount').direction).toBe('descending');
  expect(nextSort(null, 'amount').direction).toBe('ascending');
});

test('one column stays visible when all are hidden', () => {
  const columns = ['id', 'amount'].map((id) => ({ id, header: id, cell: () => id }));
  expect(visibleColumns(columns, ['id']).map(({ id }) => id)).toEqual(['amount']);
  expect(visibleColumns(columns, ['id', 'amount']).map(({ id }) => id)).toEqual(['id']);
});

function byKey(one: string, other: string): number {
  return String(sortKeyOf(one)) < String(sortKeyOf(other)) ? -1 : 1;
}
