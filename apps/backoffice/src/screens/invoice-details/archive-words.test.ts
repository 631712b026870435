import { expect, test } from 'vitest';
import { makeInvoice, makeStatusEvents } from '../../fixtures/invoices.ts';
import { isHistoryArchived, postingsInArchive } from './archive-words.ts';

// INVOICE-640
test('a history without its first event is in the archive, and one that is not there yet is not', () => {
  const events = makeStatusEvents();
  expect(isHistoryArchived(events)).toBe(false);
  expect(isHistoryArchived(events.filter(({ sequence }) => sequence > 1))).toBe(true);
  expect(isHistoryArchived([])).toBe(true);
  expect(isHistoryArchived(undefined)).toBe(false);
});

// RUN-972
test('a booked invoice without postings has them in the archive, another has none', () => {
  const booked = makeInvoice({ invoiceStatus: { id: 5, code: 'DONE', value: 'Done' } });
  const open = makeInvoice({ invoiceStatus: { id: 1, code: 'NEW', value: 'New' } });
  expect(postingsInArchive(booked, [])).toBe('The postings are in the archive');
  expect(postingsInArchive(booked, [{}])).toBeUndefined();
  expect(postingsInArchive(booked, undefined)).toBeUndefined();
  expect(postingsInArchive(open, [])).toBeUndefined();
});
