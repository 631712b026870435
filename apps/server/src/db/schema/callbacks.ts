import type { WebhookType } from '@tiyin/api/types';
import type { CallbackId, InvoiceId, MerchantId } from '@tiyin/domain/ids';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import {
  sql,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../drizzle.ts';
import { bigId, codeOf, instant, oneOf } from '../columns.ts';
import { invoice } from './invoices.ts';
import { merchant } from './merchants.ts';

/**
 * A callback (API-31): of an invoice, or alone and of a merchant (API-243). Its id is the
 * `webhook-id`; `number` is the order in which an invoice's callbacks are delivered. Partitioned by
 * the month of its id, a UUIDv7 (ADR 52).
 */
export const callback = pgTable(
  'callback',
  {
    id: uuid('id').$type<CallbackId>().primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    // The default is for servers of the version before, which write no other type.
    type: text('type').$type<WebhookType>().notNull().default('invoice.status_changed'),
    /** Null for one that stands alone, like the two below. */
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .references(() => invoice.id),
    invoiceStatus: codeOf('invoice_status', 'invoice_status', invoiceStatuses),
    /** The sequence of the invoice's event that it reports. */
    sequence: integer('sequence'),
    /** Null for one of an invoice, which has its merchant and its mode. */
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .references(() => merchant.id),
    isTest: boolean('is_test'),
    /** The exact text to send: signed text must not be serialised again. */
    body: text('body').notNull(),
    state: oneOf('state', 'callback_state', [
      'WAITING',
      'EXECUTED',
      'SUPERSEDED',
      'FAILED',
    ]).notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the receiver took it. */
    executedAt: instant('executed_at'),
  },
  (table) => [
    check(
      'callback_has_owner',
      sql`num_nulls(${table.invoiceId}, ${table.invoiceStatus}, ${table.sequence}) = case when ${table.merchantId} is null then 0 else 3 end
        and (${table.merchantId} is null) = (${table.isTest} is null)`,
    ),
    index('callback_invoice').on(table.invoiceId, table.number),
    index('callback_merchant')
      .on(table.merchantId, table.number)
      .where(sql`${table.merchantId} is not null`),
  ],
);

/** One try to deliver a callback. Append-only, partitioned by month (ADR 52). */
export const callbackTry = pgTable(
  'callback_try',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    /** Without a foreign key: callbacks and their tries leave the database each in its month (ADR 52). */
    callbackId: uuid('callback_id').$type<CallbackId>().notNull(),
    triedAt: instant('tried_at').notNull(),
    /** Null where nothing was answered. */
    statusCode: integer('status_code'),
    /** Why nothing was answered; null where something was. */
    error: text('error'),
    /** The first 2 kB of the answer. */
    answer: text('answer'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.triedAt] }),
    index('callback_try_callback').on(table.callbackId),
    // Rows come in the order of their time: an index of a few pages finds the last minutes (RUN-560).
    index('callback_try_age').using('brin', table.triedAt),
  ],
);

/**
 * What happened to a merchant, as its webhook says it, for 30 days (API-466): also where no address is called. Its id
 * is that of its callback.
 */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: uuid('id').$type<CallbackId>().primaryKey(),
    /** The order of writing, which is not the order of commits. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    /** Without a foreign key, which would lock the merchant's row in every change of an invoice. */
    merchantId: integer('merchant_id').$type<MerchantId>().notNull(),
    isTest: boolean('is_test').notNull(),
    type: text('type').$type<WebhookType>().notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Its place in the list, given by the first reader after its commit (API-467). */
    position: bigId('position'),
  },
  (table) => [
    index('webhook_event_by_place')
      .on(table.merchantId, table.position)
      .where(sql`position is not null`),
    index('webhook_event_fresh')
      .on(table.merchantId, table.number)
      .where(sql`position is null`),
    index('webhook_event_age').using('brin', table.createdAt),
  ],
);
