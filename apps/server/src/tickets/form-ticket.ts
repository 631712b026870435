import type { InvoiceId } from '@tiyin/domain/ids';
import { and, desc, eq, isNotNull, isNull, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { supportTicket, ticketReceipt } from '../db/schema.ts';
import type { TicketRow } from './ticket-row.ts';

/** A ticket of a form's customer. */
export type FormTicketRow = { readonly ticket: TicketRow; readonly hasReceipt: boolean };

/** `FormTicket` of the contract: a ticket for its customer. */
export function describeFormTicket({ ticket, hasReceipt }: FormTicketRow) {
  const { id, status, createdAt, answer } = ticket;
  return {
    id,
    status,
    createDate: createdAt.toISOString(),
    ...(answer !== null && { answer }),
    ...(hasReceipt && { hasReceipt }),
  };
}

/** The tickets that the customer of an invoice opened, of every kind, newest first. */
export async function customersTickets(tx: Tx, invoiceId: InvoiceId): Promise<FormTicketRow[]> {
  return tx
    .select({
      ticket: supportTicket,
      hasReceipt: sql<boolean>`${isNotNull(ticketReceipt.ticketId)}`,
    })
    .from(supportTicket)
    .leftJoin(ticketReceipt, eq(ticketReceipt.ticketId, supportTicket.id))
    .where(and(eq(supportTicket.invoiceId, invoiceId), isNull(supportTicket.openedBy)))
    .orderBy(desc(supportTicket.id));
}
