import { pageSizes } from '@tiyin/domain/paging';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampPage,
  invoiceListAddress,
  namesTerminal,
  readInvoiceListQuery,
} from './invoice-list-address.ts';

const searchOf = (address: string) => address.split('?')[1] ?? '';
const first = { page: 0, size: 10, terminalId: null } as const;

test('an address without a query is the first page of all terminals', () => {
  expect(readInvoiceListQuery('')).toEqual(first);
  expect(namesTerminal('')).toBe(false);
});

test('the address names the terminal, and beyond that only what is not the default', () => {
  expect(invoiceListAddress(first)).toBe('/invoices?terminal=all');
  expect(invoiceListAddress({ page: 2, size: 25, terminalId: 7 })).toBe(
    '/invoices?terminal=7&page=3&size=25',
  );
});

test('every list is found again by its address', () => {
  const query = fc.record({
    page: fc.nat(100_000),
    size: fc.constantFrom(...pageSizes),
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
])('what %s says wrongly is the default', (search) => {
  expect(readInvoiceListQuery(search)).toEqual(first);
});

test('beyond the end the last page is meant, or the first where there is nothing', () => {
  const beyond = { page: 998, size: 10, terminalId: 7 } as const;
  expect(clampPage(beyond, { data: [], total: 42 })).toEqual({ ...beyond, page: 4 });
  expect(clampPage(beyond, { data: [], total: 0 })).toEqual({ ...beyond, page: 0 });
});

test('a page that has rows, and an empty first page, are meant as they are', () => {
  const query = { page: 1200, size: 10, terminalId: null } as const;
  expect(clampPage(query, { data: [{}], total: 10_000 })).toBe(query);
  expect(clampPage(first, { data: [], total: 0 })).toBe(first);
});
