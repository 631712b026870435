import type { PersonId } from '@tiyin/domain/ids';
import { integer, pgTable, serial, text, uniqueIndex } from '../drizzle.ts';
import { instant } from '../columns.ts';
import { person } from './people.ts';

/** A list of invoices under a name that its person gave (OFFICE-24). */
export const invoiceView = pgTable(
  'invoice_view',
  {
    id: serial('id').primaryKey(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    /** Of the back office: `/invoices?` with the filter. */
    address: text('address').notNull(),
    hiddenColumns: text('hidden_columns').array().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('invoice_view_name').on(table.personId, table.name)],
);
