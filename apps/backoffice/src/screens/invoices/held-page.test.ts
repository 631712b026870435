import { expect, test } from 'vitest';
import { makeInvoiceListItem } from '../../fixtures/invoices.ts';
import { hasNewer, holdPage, refreshRows } from './held-page.ts';

const row = (invoiceId: string, amount = 100) => makeInvoiceListItem({ amount, invoiceId });
const pageOf = (...data: ReturnType<typeof row>[]) => ({
  data,
  total: data.length,
  totalIsCapped: false,
});
const empty = pageOf();

// OFFICE-34
test('rows stay in their places and are as they stand now, with the fresh total', () => {
  const held = pageOf(row('b'), row('a'));
  const fresh = { ...pageOf(row('c'), row('b', 250)), total: 7 };
  expect(refreshRows(held, fresh)).toEqual({
    data: [row('b', 250), row('a')],
    total: 7,
    totalIsCapped: false,
  });
});

test('a new invoice on top is noticed, one that left is not', () => {
  expect(hasNewer(pageOf(row('b')), pageOf(row('c'), row('b')))).toBe(true);
  expect(hasNewer(pageOf(row('b'), row('a')), pageOf(row('a')))).toBe(false);
  expect(hasNewer(empty, pageOf(row('a')))).toBe(false);
  expect(hasNewer(pageOf(row('a')), empty)).toBe(false);
});

test('the rows of a list are held until another list is requested', () => {
  const first = holdPage(undefined, '/invoices', pageOf(row('a')));
  expect(first?.page.data).toHaveLength(1);
  expect(holdPage(first, '/invoices', pageOf(row('b'), row('a')))).toBe(first);
  expect(holdPage(first, '/invoices?page=2', undefined)).toBe(first);
  expect(holdPage(first, '/invoices?page=2', empty)).toEqual({
    address: '/invoices?page=2',
    page: empty,
  });
});

test('an empty list shows new rows at once', () => {
  const none = holdPage(undefined, '/invoices', empty);
  expect(holdPage(none, '/invoices', pageOf())).toBe(none);
  expect(holdPage(none, '/invoices', pageOf(row('a')))?.page.data).toHaveLength(1);
});
