import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { date, index, integer, pgTable, uuid } from '../drizzle.ts';
import { instant } from '../columns.ts';

/** The account of each invoice that has one, to find an account's newest; a trigger on `invoice` writes it. */
export const accountInvoice = pgTable(
  'account_invoice',
  {
    invoiceId: uuid('invoice_id').$type<InvoiceId>().primaryKey(),
    accountId: integer('account_id').$type<AccountId>().notNull(),
    /** The invoice's own. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_invoice_newest').on(table.accountId, table.createdAt, table.invoiceId),
  ],
);

/** The invoices in one of these statuses are in `open_invoice`; those of the others are the long history. */
export const openStatuses = [
  'NEW',
  'IN_PROGRESS',
  'PENDING',
  'PAYED',
] as const satisfies readonly InvoiceStatusCode[];

/** The open invoices: few, however long the history is. Triggers on `invoice` write it (ADR 39). */
export const openInvoice = pgTable('open_invoice', {
  invoiceId: uuid('invoice_id').$type<InvoiceId>().primaryKey(),
});

/**
 * The invoices whose status last changed on another UTC day than that of their creation, with that day: few, since
 * most end within minutes. Triggers on `invoice` write it (ADR 39).
 */
export const lateInvoice = pgTable(
  'late_invoice',
  {
    invoiceId: uuid('invoice_id').$type<InvoiceId>().primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [index('late_invoice_day').on(table.day)],
);
