import { expect, test } from 'vitest';
import { objectWords, valueWords } from './audit-words.ts';

// OFFICE-350
test.each([
  ['amount', '12500000', 'UZS', '125\u202F000.00\u00A0UZS'],
  ['threshold', '-1', 'RUB', '\u22120.01\u00A0RUB'],
  ['amount', '12500000', undefined, '12500000 in minor units'],
  ['baseAmount', '50000000', 'UZS', '500\u202F000.00\u00A0UZS'],
  ['impliedRate', '1265000', 'UZS', '12\u202F650.00\u00A0UZS'],
  ['settlementAmount', '39525691', 'UZS', '39.525691\u00A0USDT'],
  ['maxAdjustment', '500', undefined, '500 in minor units'],
  ['lines', '10', 'UZS', '10'],
  ['amount', 'none', 'UZS', 'none'],
  ['closed', 'true', undefined, 'Yes'],
  ['enabled', 'false', undefined, 'No'],
  ['value', 'true', undefined, 'true'],
  ['kind', 'REFUND', undefined, 'Refund'],
  ['kind', 'TRANSFER_UNMATCHED', undefined, 'A transfer belongs to no invoice that we know'],
  ['operation', 'exportInvoices', undefined, 'Invoices'],
  ['operation', 'exportLater', undefined, 'exportLater'],
  ['kind', 'sandbox', undefined, 'sandbox'],
])('%s %s of %s is %s', (name, value, currency, words) => {
  expect(valueWords(name, value, currency)).toBe(words);
});

test('an approval rule is named by the kind of its changes', () => {
  expect(objectWords({ kind: 'approval_rule', id: 'REFUND' })).toBe('Approval rule “Refund”');
});

test('of a long id the end is shown, a short one whole', () => {
  const id = '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e';
  expect(objectWords({ kind: 'invoice', id })).toBe('Invoice …\u2060B7A4442E');
  expect(objectWords({ kind: 'person', id: '12' })).toBe('User 12');
  expect(objectWords({ kind: 'server', id: 'release' })).toBe('Server');
  expect(objectWords({ kind: 'checks', id: 'all' })).not.toContain('all');
  expect(objectWords({ kind: 'person', id: '12', name: 'Malika Karimova' })).toBe(
    'User Malika Karimova',
  );
});
