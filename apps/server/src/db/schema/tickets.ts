import type { InvoiceId, ReturnId, TicketId } from '@tiyin/domain/ids';
import { receiptTypes, ticketKinds, ticketStatuses } from '@tiyin/domain/tickets';
import { sql, bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { amount, bigId, bytes, codeOf, instant, oneOf } from '../columns.ts';
import { invoice } from './invoices.ts';
import { person } from './people.ts';
import { moneyReturn } from './returns.ts';

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
    status: codeOf('status', 'ticket_status', ticketStatuses).notNull(),
    /** The author on the staff; null: the customer, from the form. */
    openedBy: integer('opened_by').references(() => person.id),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => person.id),
    version: integer('version').notNull().default(1),
    kind: oneOf('kind', 'ticket_kind', ticketKinds).notNull().default('PROBLEM'),
    /** For the customer, who reads it on the form (INVOICE-241). */
    answer: text('answer'),
  },
  (table) => [
    index('support_ticket_invoice').on(table.invoiceId, table.id.desc()),
    // However often and wherever the customer presses, one of each kind is open.
    uniqueIndex('support_ticket_open_of_kind')
      .on(table.invoiceId, table.kind)
      .where(sql`opened_by is null and status in ('NEW', 'IN_WORK', 'PENDING')`),
  ],
);

/** The picture of a bank's receipt that a customer attached to a ticket (INVOICE-240). */
export const ticketReceipt = pgTable('ticket_receipt', {
  ticketId: bigId('ticket_id')
    .$type<TicketId>()
    .primaryKey()
    .references(() => supportTicket.id, { onDelete: 'cascade' }),
  /** As its content says. */
  mediaType: oneOf('media_type', 'receipt_media_type', receiptTypes).notNull(),
  bytes: bytes('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The money that a customer requests back by a ticket, and its payee (FORM-270). */
export const returnRequest = pgTable('return_request', {
  ticketId: bigId('ticket_id')
    .$type<TicketId>()
    .primaryKey()
    .references(() => supportTicket.id, { onDelete: 'cascade' }),
  methodId: integer('method_id').notNull(),
  /** The payee: card or phone, encrypted with the id of the ticket. */
  credentialEncrypted: text('credential_encrypted').notNull(),
  credentialLastFour: text('credential_last_four').notNull(),
  bankCode: bigId('bank_code'),
  /** The amount in suspense when it was requested. */
  amount: amount('amount').notNull(),
  /** The return that was made for it. */
  returnId: uuid('return_id')
    .$type<ReturnId>()
    .references(() => moneyReturn.id),
});
