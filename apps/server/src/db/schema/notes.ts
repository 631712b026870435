import type { InvoiceId, PersonId } from '@tiyin/domain/ids';
import { bigserial, boolean, index, integer, pgTable, text, uuid } from '../drizzle.ts';
import { instant } from '../columns.ts';
import { invoice } from './invoices.ts';
import { person } from './people.ts';

/** A note of a person on an invoice, in the order of their ids. Append-only by its use (INVOICE-460). */
export const invoiceNote = pgTable(
  'invoice_note',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    /** The author's text: it may contain anything, so no log or audit repeats it. */
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Seen only by people without a merchant of their own (INVOICE-461). */
    isInternal: boolean('is_internal').notNull(),
  },
  (table) => [index('invoice_note_of').on(table.invoiceId, table.id)],
);
