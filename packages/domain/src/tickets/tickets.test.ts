import { expect, test } from 'vitest';
import { invoiceStatuses } from '../invoices/index.ts';
import {
  canOpenFormTicket,
  decidedTicketStatus,
  isFinalTicketStatus,
  showsFormTicket,
  ticketStatusByCode,
  ticketStatuses,
  ticketStatusTone,
} from './index.ts';

// INVOICE-47
test('each status of a ticket has its colour', () => {
  const tones = ticketStatuses.map(({ code }) => [code, ticketStatusTone(code)]);
  expect(Object.fromEntries(tones)).toEqual({
    NEW: 'neutral',
    IN_WORK: 'primary',
    PENDING: 'warning',
    SOLVED: 'success',
    REJECTED: 'error',
  });
});

// INVOICE-48
test('a ticket is decided once it is solved or rejected, and not before', () => {
  const final = ticketStatuses.filter(({ code }) => isFinalTicketStatus(code));
  expect(final.map(({ code }) => code)).toEqual(['SOLVED', 'REJECTED']);
});

test('the list of statuses is numbered from 1, and each is found by its code', () => {
  expect(ticketStatuses.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(ticketStatuses.map(({ code }) => ticketStatusByCode(code))).toEqual(ticketStatuses);
});

test('approve solves a ticket and reject rejects it', () => {
  expect(decidedTicketStatus('approve')).toBe('SOLVED');
  expect(decidedTicketStatus('reject')).toBe('REJECTED');
});

test('a form opens tickets about everything except received money, and shows them on Fail and while money is awaited', () => {
  const codesThat = (holds: typeof canOpenFormTicket) =>
    invoiceStatuses.filter(({ code }) => holds(code, false)).map(({ code }) => code);
  expect(codesThat((code) => !canOpenFormTicket(code, false))).toEqual(['PAYED', 'DONE']);
  expect(codesThat(showsFormTicket).toSorted()).toEqual([
    'CANCELED',
    'DECLINED',
    'ERROR',
    'IN_PROGRESS',
    'PENDING',
  ]);
});

// FORM-258
test('a customer who paid too much may write, and finds the ticket again', () => {
  expect([canOpenFormTicket('DONE', true), showsFormTicket('DONE', true)]).toEqual([true, true]);
});
