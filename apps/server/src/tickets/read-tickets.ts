import type { InvoiceId, TicketId } from '@tiyin/domain/ids';
import { type SQL, and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { invoice, person, supportTicket } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeTicket } from './ticket-row.ts';

/** Tickets about invoices in a person's scope that satisfy a condition, newest first. */
async function readTickets(tx: Tx, staff: Staff, condition: SQL) {
  const rows = await tx
    .select({ ticket: supportTicket, opener: person })
    .from(supportTicket)
    .innerJoin(invoice, eq(invoice.id, supportTicket.invoiceId))
    .leftJoin(person, eq(person.id, supportTicket.openedBy))
    .where(and(condition, inScope(staff, invoice.merchantId)))
    .orderBy(desc(supportTicket.id));
  return rows.map(({ ticket, opener }) => describeTicket(ticket, opener));
}

/** The tickets of an invoice in a person's scope, newest first (INVOICE-50): 404 beyond it. */
export async function listTickets(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  const [visible] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.id, invoiceId), inScope(staff, invoice.merchantId)));
  if (!visible) throw new ProblemError('not_found');
  return readTickets(tx, staff, eq(supportTicket.invoiceId, invoiceId));
}

/** One ticket in a person's scope: 404 beyond it. */
export async function readTicket(tx: Tx, staff: Staff, id: TicketId) {
  const [found] = await readTickets(tx, staff, eq(supportTicket.id, id));
  if (!found) throw new ProblemError('not_found');
  return found;
}
