import type { InvoiceId } from '@tiyin/domain/ids';
import { isFinalTicketStatus, ticketStatusByCode } from '@tiyin/domain/tickets';
import { and, desc, eq, isNull } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type person, supportTicket } from '../db/schema.ts';

/** A support ticket row. */
export type TicketRow = typeof supportTicket.$inferSelect;

/** Whether it still waits for a decision. */
export function isOpenTicket({ status }: Pick<TicketRow, 'status'>): boolean {
  return !isFinalTicketStatus(status);
}

/** The tickets of an invoice about a problem by one person, or by its customer if null; newest first. */
export function ticketsOpenedBy(
  tx: Tx,
  invoiceId: InvoiceId,
  openedBy: number | null,
): Promise<TicketRow[]> {
  const opener =
    openedBy === null ? isNull(supportTicket.openedBy) : eq(supportTicket.openedBy, openedBy);
  return tx
    .select()
    .from(supportTicket)
    .where(and(eq(supportTicket.invoiceId, invoiceId), eq(supportTicket.kind, 'PROBLEM'), opener))
    .orderBy(desc(supportTicket.id));
}

type Opener = Pick<typeof person.$inferSelect, 'firstName' | 'lastName'> | null;

/** `Ticket` of the contract. */
export function describeTicket(row: TicketRow, opener: Opener) {
  const { code, value } = ticketStatusByCode(row.status);
  return {
    id: row.id,
    description: row.description,
    createDate: row.createdAt.toISOString(),
    status: { code, value },
    openedBy:
      row.openedBy === null
        ? { type: 'customer' as const }
        : {
            type: 'staff' as const,
            ...(opener && { name: `${opener.firstName} ${opener.lastName}`.trim() }),
          },
    version: row.version,
    ...(row.answer !== null && { answer: row.answer }),
  };
}
