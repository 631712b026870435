import type { StatusTone } from '../invoices/index.ts';

/** The status of a support ticket (INVOICE-47). */
export type TicketStatusCode = 'NEW' | 'IN_WORK' | 'PENDING' | 'SOLVED' | 'REJECTED';

/** A ticket's status, as the reference list 204 gives it. */
export type TicketStatus = {
  readonly id: number;
  readonly value: string;
  readonly code: TicketStatusCode;
};

const statuses: Readonly<Record<TicketStatusCode, TicketStatus>> = {
  NEW: { id: 1, value: 'New', code: 'NEW' },
  IN_WORK: { id: 2, value: 'In work', code: 'IN_WORK' },
  PENDING: { id: 3, value: 'Pending', code: 'PENDING' },
  SOLVED: { id: 4, value: 'Solved', code: 'SOLVED' },
  REJECTED: { id: 5, value: 'Rejected', code: 'REJECTED' },
};

/** All statuses of tickets, in the order of the reference list 204 (API-16). */
export const ticketStatuses: readonly TicketStatus[] = Object.values(statuses);

/** The status of a code, as the reference list 204 gives it. */
export function ticketStatusByCode(code: TicketStatusCode): TicketStatus {
  return statuses[code];
}

const tones: Readonly<Record<TicketStatusCode, StatusTone>> = {
  NEW: 'neutral',
  IN_WORK: 'primary',
  PENDING: 'warning',
  SOLVED: 'success',
  REJECTED: 'error',
};

/** The colour of a ticket status's badge (INVOICE-47). */
export function ticketStatusTone(code: TicketStatusCode): StatusTone {
  return tones[code];
}
