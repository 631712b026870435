import { pageSizes } from '@tiyin/domain/paging';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampPage,
  invoiceListAddress,
  namesTerminal,
  readInvoiceListQuery,
} from './invoice-list-address.ts';
import type { InvoiceSort } from '@tiyin/api/types';
import { conditionsOf, type FilterKind, methodChoices } from './filter-fields.ts';
import { type InvoiceFilter, noFilter } from './invoice-filter.ts';

const searchOf = (address: string) => address.split('?')[1] ?? '';
const first = { filter: noFilter, page: 0, size: 10, sort: 'newest', terminalId: null } as const;

test('an address without a query is the first page of all terminals', () => {
  expect(readInvoiceListQuery('')).toEqual(first);
  expect(namesTerminal('')).toBe(false);
});

test('the address names the terminal, and otherwise only values that are not the default', () => {
  expect(invoiceListAddress(first)).toBe('/invoices?terminal=all');
  const other = { filter: noFilter, page: 2, size: 25, sort: 'largest', terminalId: 7 } as const;
  expect(invoiceListAddress(other)).toBe('/invoices?terminal=7&page=3&size=25&sort=largest');
});

const valuesOf: { readonly [Kind in FilterKind]: fc.Arbitrary<unknown> } = {
  assignee: fc.constantFrom('me', 'nobody', '17'),
  day: fc.constantFrom('2026-11-01', '2024-02-29', '2026-12-31'),
  flag: fc.constant(true),
  flowType: fc.constantFrom('DEPOSIT', 'WITHDRAWAL'),
  id: fc.nat(999_999_999),
  method: fc.constantFrom(...methodChoices),
  sum: fc.integer({ max: 999_999_999_999_999, min: 0 }).map((hundredths) => hundredths / 100),
  text: fc
    .string({ maxLength: 128, minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
};
/** A value, or none, of each condition in the table. */
const filter = fc
  .record({
    search: fc.string({ maxLength: 128 }).map((text) => text.trim()),
    statusIds: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]),
    ...Object.fromEntries(
      conditionsOf(noFilter).map(({ kind, name }) => [name, fc.option(valuesOf[kind])]),
    ),
  })
  .map((values): InvoiceFilter => ({ ...noFilter, ...values }));

// OFFICE-32
test('every list is found again by its address', () => {
  const query = fc.record({
    filter,
    page: fc.nat(100_000),
    size: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom<InvoiceSort[]>(
      'newest',
      'oldest',
      'recently_changed',
      'largest',
      'status',
    ),
    terminalId: fc.option(fc.integer({ max: Number.MAX_SAFE_INTEGER, min: 1 })),
  });
  fc.assert(
    fc.property(query, (list) => {
      const search = searchOf(invoiceListAddress(list));
      expect(readInvoiceListQuery(search)).toEqual(list);
      expect(namesTerminal(search)).toBe(true);
    }),
  );
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=999999',
  'page=x',
  'size=7',
  'size=',
  'terminal=0',
  'terminal=-3',
  'terminal=99999999999999999999',
  'terminal=x',
  'dateFrom=2026-02-30',
  'dateTo=',
  'lastStatusDate=01/11/2026',
  'flowType=BOTH',
  'flowType=',
  'sumFrom=NaN',
  'sumTo=1e9',
  'sumTo=',
  'statusIds=9',
  'statusIds=',
  'search=%20',
])('an invalid part of %s is the default', (search) => {
  expect(readInvoiceListQuery(search)).toEqual(first);
});

test('a page beyond the end means the last page, or the first of an empty list', () => {
  const beyond = { filter: noFilter, page: 998, size: 10, sort: 'newest', terminalId: 7 } as const;
  expect(clampPage(beyond, { data: [], total: 42 })).toEqual({ ...beyond, page: 4 });
  expect(clampPage(beyond, { data: [], total: 0 })).toEqual({ ...beyond, page: 0 });
});

test('a page that has rows, and an empty first page, are meant as they are', () => {
  const query = {
    filter: noFilter,
    page: 1200,
    size: 10,
    sort: 'newest',
    terminalId: null,
  } as const;
  expect(clampPage(query, { data: [{}], total: 10_000 })).toBe(query);
  expect(clampPage(first, { data: [], total: 0 })).toBe(first);
});
