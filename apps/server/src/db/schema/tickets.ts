import type { InvoiceId, TicketId } from '@tiyin/domain/ids';
import { ticketStatuses } from '@tiyin/domain/tickets';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { codeOf, instant, listChecks } from '../columns.ts';
import { invoice } from './invoices.ts';
import { person } from './people.ts';

/**
 * A support request about an invoice by a customer or a person, until it is decided (INVOICE-49).
 */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: bigserial('id', { mode: 'number' }).$type<TicketId>().primaryKey(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    /** The author's text: it may contain anything, so no log or audit repeats it (INVOICE-51). */
    description: text('description').notNull(),
    status: codeOf('status', ticketStatuses).notNull(),
    /** The author on the staff; null: the customer, from the form. */
    openedBy: integer('opened_by').references(() => person.id),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => person.id),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    ...listChecks(table),
    index('support_ticket_invoice').on(table.invoiceId, table.id.desc()),
    // However often and wherever the customer presses, one is open.
    uniqueIndex('support_ticket_open_of_form')
      .on(table.invoiceId)
      .where(sql`opened_by is null and status in ('NEW', 'IN_WORK', 'PENDING')`),
  ],
);
