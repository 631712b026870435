import type { InvoiceStatusCode } from '../invoices/index.ts';
import type { TicketStatusCode } from './ticket-status.ts';

/** The most characters that a ticket's description has (decision 18): enough for a story, too few for a flood. */
export const ticketDescriptionLimit = 1000;

/** How many tickets one payment form may open, all its life (decision 18). */
export const maxTicketsPerForm = 5;

/**
 * Whether the customer of an invoice may open a ticket from its form (decision 18). Fail also stands for a call that
 * was refused while the invoice still waits, so only what went well is left out: money that came needs no ticket.
 */
export function canOpenFormTicket(status: InvoiceStatusCode): boolean {
  return status !== 'PAYED' && status !== 'DONE';
}

/** Whether the form shows its ticket in this status from the start: on Fail, and while a person looks into it (decision 32). */
export function showsFormTicket(status: InvoiceStatusCode): boolean {
  return status === 'CANCELED' || status === 'DECLINED' || status === 'ERROR';
}

/** Whether nothing can be decided about the ticket any more: it can no longer be approved or rejected (section 4). */
export function isFinalTicketStatus(code: TicketStatusCode): boolean {
  return code === 'SOLVED' || code === 'REJECTED';
}

/** What a person may decide about a ticket (section 2). Neither moves money (decision 18). */
export type TicketDecision = 'approve' | 'reject';

const decided: Readonly<Record<TicketDecision, TicketStatusCode>> = {
  approve: 'SOLVED',
  reject: 'REJECTED',
};

/** Where a decision leads a ticket: approve makes SOLVED, reject REJECTED (decision 18). */
export function decidedTicketStatus(decision: TicketDecision): TicketStatusCode {
  return decided[decision];
}
