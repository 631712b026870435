import { expect, test } from 'vitest';
import { idEnd, invoiceIdEnd, shortId } from './short-id.ts';

// INVOICE-250
test('an id keeps both ends, and a short one is whole', () => {
  expect(shortId('019A9F00-0000-7000-8000-0000AB000001')).toBe('019A9F00…AB000001');
  expect(shortId('demo-42')).toBe('demo-42');
});

// INVOICE-250
test('where less room is, an id keeps its end, that of an invoice in capitals', () => {
  const id = '019a9f00-0000-7000-8000-0000ab000001';
  expect(idEnd(id)).toBe('…\u2060ab000001');
  expect(invoiceIdEnd(id)).toBe('…\u2060AB000001');
  expect(invoiceIdEnd('demo-42')).toBe('DEMO-42');
});
