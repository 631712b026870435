import type { InvoiceId } from '@tiyin/domain/ids';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { invoice } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import { type TicketReading, readTicket } from './read-tickets.ts';
import { isOpenTicket, ticketsOpenedBy } from './ticket-row.ts';
import { readDescription, writeTicket } from './write-ticket.ts';

type Question = TicketReading & {
  readonly invoiceId: InvoiceId;
  readonly description: string;
};

/**
 * Opens a ticket about an invoice in a person's scope (INVOICE-49): 404 out of scope. The same text
 * of the same person is one ticket while it is open, so that a second click opens none.
 */
export async function openTicket(tx: Tx, question: Question) {
  const { staff, invoiceId, now } = question;
  const [row] = await tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)))
    .for('update');
  if (!row) throw new ProblemError('not_found');
  const description = readDescription(question.description);
  const known = await ticketsOpenedBy(tx, row.id, staff.id);
  const same = known.find((ticket) => isOpenTicket(ticket) && ticket.description === description);
  const actor = { type: 'staff', id: staff.id } as const;
  const { id } = same ?? (await writeTicket(tx, row, { actor, description, now }));
  return readTicket(tx, question, id);
}
