import { expect, test } from 'vitest';
import { readRetention } from './read-retention.ts';

// RUN-853
test('a table is kept for ever, or for the months of its setting', () => {
  expect(readRetention({})).toEqual({});
  expect(readRetention({ TIYIN_KEEP_AUDIT_MONTHS: '60' })).toEqual({ audit_entry: 60 });
  expect(
    readRetention({ TIYIN_KEEP_AUDIT_MONTHS: '2', TIYIN_KEEP_CALLBACK_TRIES_MONTHS: '6' }),
  ).toEqual({ audit_entry: 2, callback_try: 6 });
  expect(
    readRetention({ TIYIN_KEEP_INVOICE_EVENTS_MONTHS: '12', TIYIN_KEEP_CALLBACKS_MONTHS: '3' }),
  ).toEqual({ callback: 3, invoice_event: 12 });
  expect(() => readRetention({ TIYIN_KEEP_AUDIT_MONTHS: '1' })).toThrow(
    'TIYIN_KEEP_AUDIT_MONTHS is "1", which is not a whole number from 2 to 1200.',
  );
  expect(readRetention({ TIYIN_KEEP_LEDGER_MONTHS: '24' })).toEqual({ posting: 24 });
  expect(() => readRetention({ TIYIN_KEEP_LEDGER_MONTHS: '23' })).toThrow(
    'TIYIN_KEEP_LEDGER_MONTHS is "23", which is not a whole number from 24 to 1200.',
  );
});
