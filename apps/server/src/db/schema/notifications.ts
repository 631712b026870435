import type { MerchantId, NotificationId, PersonId } from '@tiyin/domain/ids';
import { notificationKinds } from '@tiyin/domain/notifications';
import {
  sql,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { bigId, instant, oneOf } from '../columns.ts';
import { merchant } from './merchants.ts';
import { person } from './people.ts';

/** Something that needs a person, until it is resolved (PEOPLE-44). There is one open of a kind and subject. */
export const notification = pgTable(
  'notification',
  {
    id: bigserial('id', { mode: 'number' }).$type<NotificationId>().primaryKey(),
    kind: oneOf('kind', 'notification_kind', notificationKinds).notNull(),
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
    /** The person who deals with it; null: nobody in particular (PEOPLE-270). */
    assigneeId: integer('assignee_id')
      .$type<PersonId>()
      .references(() => person.id),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** The person who closed it; null if its cause was resolved. */
    closedBy: integer('closed_by'),
  },
  (table) => [
    uniqueIndex('notification_open')
      .on(table.subject, table.kind)
      .where(sql`closed_at is null`),
    index('notification_newest').on(table.isTest, table.id.desc()),
    index('notification_assignee')
      .on(table.assigneeId, table.id.desc())
      .where(sql`assignee_id is not null`),
    index('notification_newest_of_merchant').on(table.merchantId, table.isTest, table.id.desc()),
  ],
);

/** A comment of a person on a notification, in the order of their ids. Append-only by its use. */
export const notificationComment = pgTable(
  'notification_comment',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    notificationId: bigId('notification_id')
      .$type<NotificationId>()
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notification_comment_of').on(table.notificationId, table.id)],
);
