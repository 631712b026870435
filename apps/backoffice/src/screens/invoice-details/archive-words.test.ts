import { expect, test } from 'vitest';
import { makeStatusEvents } from '../../fixtures/invoices.ts';
import { isHistoryArchived } from './archive-words.ts';

// INVOICE-640
test('a history without its first event is in the archive, and one that is not there yet is not', () => {
  const events = makeStatusEvents();
  expect(isHistoryArchived(events)).toBe(false);
  expect(isHistoryArchived(events.filter(({ sequence }) => sequence > 1))).toBe(true);
  expect(isHistoryArchived([])).toBe(true);
  expect(isHistoryArchived(undefined)).toBe(false);
});
