import { expect, test } from 'vitest';
import { isFinalTicketStatus, ticketStatuses, ticketStatusTone } from './index.ts';

test('each status of a ticket has the colour that section 4 gives it', () => {
  const tones = ticketStatuses.map(({ code }) => [code, ticketStatusTone(code)]);
  expect(Object.fromEntries(tones)).toEqual({
    NEW: 'neutral',
    IN_WORK: 'primary',
    PENDING: 'warning',
    SOLVED: 'success',
    REJECTED: 'error',
  });
});

test('a ticket is decided once it is solved or rejected, and not before', () => {
  const final = ticketStatuses.filter(({ code }) => isFinalTicketStatus(code));
  expect(final.map(({ code }) => code)).toEqual(['SOLVED', 'REJECTED']);
});
