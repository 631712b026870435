import { expect, test } from 'vitest';
import { isSortableColumn, readSort, sortAfter, sortedColumn } from './invoice-sort.ts';

// OFFICE-484
test.each([
  ['amount', 'newest', 'largest'],
  ['amount', 'largest', 'smallest'],
  ['amount', 'smallest', 'largest'],
  ['createdDate', 'newest', 'oldest'],
  ['createdDate', 'largest', 'newest'],
  ['statusDate', 'newest', 'recently_changed'],
  ['invoiceStatus', 'newest', 'status'],
  ['invoiceStatus', 'status', 'status_reversed'],
] as const)('a press on %s leads from %s to %s', (column, current, next) => {
  expect(sortAfter(current, column)).toBe(next);
});

test('the heading of the order is marked', () => {
  expect(sortedColumn('newest')).toEqual({ column: 'createdDate', direction: 'descending' });
  expect(sortedColumn('smallest')).toEqual({ column: 'amount', direction: 'ascending' });
});

test('an order of an address is one that there is', () => {
  expect(readSort('largest')).toBe('largest');
  expect(readSort('by chance')).toBe('newest');
  expect(readSort(null)).toBe('newest');
});

test('of a list whose total is not known only the creation sorts', () => {
  expect(['createdDate', 'amount', 'order'].filter((id) => isSortableColumn(id, false))).toEqual([
    'createdDate',
    'amount',
  ]);
  expect(['createdDate', 'amount'].filter((id) => isSortableColumn(id, true))).toEqual([
    'createdDate',
  ]);
});
