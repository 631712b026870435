import type { InvoiceId } from '@tiyin/domain/ids';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { supportTicket } from '../db/schema.ts';
import type { TicketRow } from './ticket-row.ts';

/** `FormTicket` of the contract: a ticket for its customer. */
export function describeFormTicket({ id, status, createdAt }: TicketRow) {
  return { id, status, createDate: createdAt.toISOString() };
}

/** The ticket that the customer of an invoice opened last, if any: a form that is opened again shows it. */
export async function formTicketOf(tx: Tx, invoiceId: InvoiceId) {
  const [row] = await tx
    .select()
    .from(supportTicket)
    .where(and(eq(supportTicket.invoiceId, invoiceId), isNull(supportTicket.openedBy)))
    .orderBy(desc(supportTicket.id))
    .limit(1);
  return row && { ticket: describeFormTicket(row) };
}
