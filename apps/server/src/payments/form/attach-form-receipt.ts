import type { FormId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { customersTickets, describeFormTicket } from '../../tickets/form-ticket.ts';
import { attachReceipt } from '../../tickets/ticket-receipt.ts';
import { ProblemError } from '../../problem.ts';
import { openForm } from './form-row.ts';

type Attaching = { readonly formId: FormId; readonly bytes: Buffer; readonly now: Date };

/** The customer attaches the bank's receipt to their open ticket (INVOICE-240); as `attachReceipt`. */
export async function attachFormReceipt(tx: Tx, { formId, bytes, now }: Attaching) {
  const { invoice } = await openForm(tx, formId, now);
  const ticketId = await attachReceipt(tx, { invoiceId: invoice.id, bytes, now });
  const tickets = await customersTickets(tx, invoice.id);
  const attached = tickets.find(({ ticket }) => ticket.id === ticketId);
  if (!attached) throw new ProblemError('not_found');
  return describeFormTicket(attached);
}
