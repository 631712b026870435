import type { ApprovalId, MerchantId, PersonId } from '@tiyin/domain/ids';
import { type ApprovalKind, approvalStatuses } from '@tiyin/domain/approvals';
import { type CurrencyCode } from '@tiyin/domain/money';
import {
  sql,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { amount, instant, oneOf } from '../columns.ts';
import { merchant } from './merchants.ts';
import { person } from './people.ts';

/** A change that waits for a second person, or its outcome (PEOPLE-262). */
export const approval = pgTable(
  'approval',
  {
    id: uuid('id').$type<ApprovalId>().primaryKey(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** The object of the change, as `invoice:<id>`, `account:<id>`, `terminal:<id>`, `rate:<currency>`. */
    subject: text('subject').notNull(),
    /** Null for a change of no single merchant. */
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    isTest: boolean('is_test').notNull(),
    /** The money that its threshold is compared with, in minor units; null for a kind without thresholds. */
    amount: amount('amount'),
    currency: text('currency').$type<CurrencyCode>(),
    /** The version of the object that the change was requested on. */
    subjectVersion: integer('subject_version').notNull(),
    /** The request and its preview, encrypted for this row: either may hold a card number. */
    contentEncrypted: text('content_encrypted').notNull(),
    reason: text('reason'),
    status: oneOf('status', 'approval_status', approvalStatuses).notNull(),
    requestedBy: integer('requested_by')
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while it is pending, and where it expired or the system withdrew it. */
    decidedBy: integer('decided_by')
      .$type<PersonId>()
      .references(() => person.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    uniqueIndex('approval_pending')
      .on(table.kind, table.subject)
      .where(sql`status = 'PENDING'`),
    index('approval_newest').on(table.requestedAt.desc(), table.id.desc()),
    index('approval_of_requester').on(table.requestedBy, table.requestedAt.desc()),
  ],
);

/** A rule that changes of a kind need approval; without its row they do not (PEOPLE-261). */
export const approvalRule = pgTable(
  'approval_rule',
  {
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** Empty for a kind that is not measured in money. */
    currency: text('currency').$type<CurrencyCode | ''>().notNull(),
    /** Minor units: a change above it needs approval. */
    threshold: amount('threshold').notNull(),
    /** Minor units: what one person decides alone in 24 hours (PEOPLE-535); null for any sum. */
    dayThreshold: amount('day_threshold'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.currency] })],
);
