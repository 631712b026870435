import type { PersonId } from '@tiyin/domain/ids';
import { index, integer, pgTable, text } from '../drizzle.ts';
import { instant, oneOf } from '../columns.ts';
import { person } from './people.ts';

/** The item of a queue of money that a person has open, the last one (OFFICE-324). */
export const openItem = pgTable(
  'open_item',
  {
    personId: integer('person_id')
      .$type<PersonId>()
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', 'open_item_kind', ['transfer', 'payout', 'return', 'deposit']).notNull(),
    /** The id of the transfer, of the transaction or of the invoice. */
    itemId: text('item_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When the person's page last said so. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [index('open_item_item').on(table.itemId)],
);
