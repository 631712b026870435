import type { InvoiceStatusCode } from '../invoices/index.ts';
import type { TicketStatusCode } from './ticket-status.ts';

/**
 * The maximum length of a ticket's description (INVOICE-49): enough for details, too few for a
 * flood.
 */
export const ticketDescriptionLimit = 1000;

/** The length of the answer to a customer, in characters (INVOICE-241). */
export const ticketAnswerLength: { readonly min: number; readonly max: number } = {
  min: 3,
  max: 500,
};

/** The types of a receipt that a ticket may carry (INVOICE-240). */
export const receiptTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** The type of a receipt. */
export type ReceiptType = (typeof receiptTypes)[number];

/** The largest receipt, in bytes (INVOICE-240). */
export const receiptSizeLimit: number = 5 * 1024 * 1024;

/** A problem, or a request to return money (FORM-270). */
export const ticketKinds = ['PROBLEM', 'RETURN'] as const;

/** The kind of a ticket. */
export type TicketKind = (typeof ticketKinds)[number];

/** The number of tickets that one payment form may open (FORM-62). */
export const maxTicketsPerForm = 5;

/**
 * Whether the customer of an invoice may open a ticket from its form (FORM-62). Fail also covers a
 * refused request while the invoice still waits, so only a success excludes it: received money
 * needs no ticket, but where more came than the amount (FORM-258).
 */
export function canOpenFormTicket(status: InvoiceStatusCode, hasExcess: boolean): boolean {
  return hasExcess || (status !== 'PAYED' && status !== 'DONE');
}

/**
 * Whether the form shows its ticket in this status from the start: on Fail, while the money is waited
 * for (FORM-206), and where more came than the amount.
 */
export function showsFormTicket(status: InvoiceStatusCode, hasExcess: boolean): boolean {
  if (hasExcess) return true;
  switch (status) {
    case 'CANCELED':
    case 'DECLINED':
    case 'ERROR':
    case 'PENDING':
    // of a withdrawal; a deposit has no ticket yet
    case 'IN_PROGRESS':
      return true;
    case 'NEW':
    case 'PAYED':
    case 'DONE':
      return false;
  }
}

/** Whether nothing can be decided about the ticket any more: it can no longer be approved or rejected (INVOICE-48). */
export function isFinalTicketStatus(code: TicketStatusCode): boolean {
  return code === 'SOLVED' || code === 'REJECTED';
}

/** The possible decisions about a ticket (INVOICE-48). Neither moves money. */
export type TicketDecision = 'approve' | 'reject';

const decided: Readonly<Record<TicketDecision, TicketStatusCode>> = {
  approve: 'SOLVED',
  reject: 'REJECTED',
};

/** Where a decision leads a ticket: approve makes SOLVED, reject REJECTED (INVOICE-48). */
export function decidedTicketStatus(decision: TicketDecision): TicketStatusCode {
  return decided[decision];
}
