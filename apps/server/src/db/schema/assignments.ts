import type { InvoiceId, PersonId } from '@tiyin/domain/ids';
import { boolean, index, integer, pgTable, primaryKey, sql, uuid } from '../drizzle.ts';
import { instant } from '../columns.ts';
import { invoice } from './invoices.ts';
import { person } from './people.ts';

/**
 * The person who works on an invoice, of each side one (INVOICE-620). A table of its own, so that no move of a
 * payment writes it. An assignment that was taken back keeps its row.
 */
export const invoiceAssignment = pgTable(
  'invoice_assignment',
  {
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    /** Of people without a merchant of their own. */
    isInternal: boolean('is_internal').notNull(),
    /** Null for nobody. */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => person.id),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.isInternal] }),
    index('invoice_assignment_of_person')
      .on(table.personId, table.invoiceId)
      .where(sql`${table.personId} is not null`),
  ],
);
