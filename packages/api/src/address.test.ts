import { expect, test } from 'vitest';
import { exportInvoicesAddress } from './generated/calls/invoices.ts';

test('a download without parameters has the address of its operation', () => {
  expect(exportInvoicesAddress({})).toBe('/api/v1/invoice/csv');
});

test('contains the parameters: arrays repeated, undefined left out, text encoded', () => {
  const address = exportInvoicesAddress({
    dateFrom: '01/11/2026',
    search: 'a&b c',
    statusIds: [1, 5],
    terminalId: undefined,
  });
  const { pathname, searchParams } = new URL(address, 'https://back.office');
  expect(pathname).toBe('/api/v1/invoice/csv');
  expect([...searchParams]).toEqual([
    ['search', 'a&b c'],
    ['statusIds', '1'],
    ['statusIds', '5'],
    ['dateFrom', '01/11/2026'],
  ]);
});
