import type { MerchantId, NotificationId, PersonId } from '@tiyin/domain/ids';
import { notificationKinds } from '@tiyin/domain/notifications';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, listChecks, oneOf } from '../columns.ts';
import { merchant } from './merchants.ts';
import { person } from './people.ts';

/** Something that needs a person, until it is resolved (PEOPLE-44). There is one open of a kind and subject. */
export const notification = pgTable(
  'notification',
  {
    id: bigserial('id', { mode: 'number' }).$type<NotificationId>().primaryKey(),
    kind: oneOf('kind', notificationKinds).notNull(),
    /**
     * Its subject, as `invoice:<id>`, `transfer:<id>`, `account:<id>`, `merchant:<id>`,
     * `callback:<invoice id>`, `ticket:<id>`, `approval:<id>`.
     */
    subject: text('subject').notNull(),
    /** The merchant whose staff may see it; null: those with people.account (PEOPLE-231). */
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    /** The only person who sees it; null: everybody who sees its kind (PEOPLE-264). */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => person.id),
    isTest: boolean('is_test').notNull(),
    details: jsonb('details')
      .$type<Readonly<Record<string, string | number>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** The person who closed it; null if its cause was resolved. */
    closedBy: integer('closed_by'),
  },
  (table) => [
    ...listChecks(table),
    uniqueIndex('notification_open')
      .on(table.subject, table.kind)
      .where(sql`closed_at is null`),
    index('notification_newest').on(table.isTest, table.id.desc()),
    index('notification_newest_of_merchant').on(table.merchantId, table.isTest, table.id.desc()),
  ],
);
