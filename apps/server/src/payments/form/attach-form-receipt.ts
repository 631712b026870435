import type { FormId } from '@tiyin/domain/ids';
import type { TicketKind } from '@tiyin/domain/tickets';
import type { Tx } from '../../db/database.ts';
import { customersTickets, describeFormTicket } from '../../tickets/form-ticket.ts';
import { attachReceipt } from '../../tickets/ticket-receipt.ts';
import { ProblemError } from '../../problem.ts';
import { openForm } from './form-row.ts';

type Attaching = {
  readonly formId: FormId;
  readonly kind?: TicketKind | undefined;
  readonly bytes: Buffer;
  readonly now: Date;
};

/**
 * The customer attaches the bank's receipt to their open ticket, or to their request for a return (INVOICE-240,
 * FORM-420); as `attachReceipt`.
 */
export async function attachFormReceipt(
  tx: Tx,
  { formId, kind = 'PROBLEM', bytes, now }: Attaching,
) {
  const { invoice } = await openForm(tx, formId, now);
  const ticketId = await attachReceipt(tx, { invoiceId: invoice.id, kind, bytes, now });
  const tickets = await customersTickets(tx, invoice.id);
  const attached = tickets.find(({ ticket }) => ticket.id === ticketId);
  if (!attached) throw new ProblemError('not_found');
  return describeFormTicket(attached);
}
