import type { AuditEntry } from '@tiyin/api/types';
import { expect, test } from 'vitest';
import { changeRows } from './change-rows.ts';

const entry: AuditEntry = {
  id: 7,
  createdDate: '2026-11-20T13:26:04.000Z',
  actor: { type: 'staff', id: 1, name: 'Malika Karimova', apiKeyId: null },
  action: 'merchant.look_changed',
  object: { kind: 'merchant', id: '1' },
  merchant: null,
  changes: [
    { field: 'displayName', before: 'Bozor', after: 'Katta bozor' },
    { field: 'accent', before: null, after: '#0b6e6e' },
    { field: 'frameOrigins', before: 'https://shop.example', after: '' },
  ],
  details: [],
  address: null,
  requestId: null,
};

const shown = (entries: readonly AuditEntry[], words = {}) =>
  changeRows(entries, words).map(({ after, before, title }) => [title, before, after]);

// OFFICE-574
test('each changed field is a row with its value before and after', () => {
  expect(shown([entry])).toEqual([
    ['Display name', 'Bozor', 'Katta bozor'],
    ['Accent', 'none', '#0b6e6e'],
    ['Frame origins', 'https://shop.example', 'none'],
  ]);
});

test('an entry without changed fields is a row with its action', () => {
  const sent = { ...entry, action: 'merchant.callback_tested', changes: [] };
  expect(shown([sent])).toEqual([['Merchant: callback tested', undefined, undefined]]);
});

test('the words of the object come first', () => {
  const words = {
    field: (name: string) => (name === 'accent' ? 'Colour' : undefined),
    value: (name: string, value: string) => (name === 'accent' ? `hex ${value}` : undefined),
  };
  expect(shown([entry], words)).toEqual([
    ['Display name', 'Bozor', 'Katta bozor'],
    ['Colour', 'none', 'hex #0b6e6e'],
    ['Frame origins', 'https://shop.example', 'none'],
  ]);
});
