import type { CallbackId, InvoiceId } from '@tiyin/domain/ids';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { codeOf, instant, listChecks, oneOf } from '../columns.ts';
import { invoice } from './invoices.ts';

/**
 * A callback about a status of an invoice (API-31). Its id is the `webhook-id`; `number` is the
 * order in which an invoice's callbacks are delivered.
 */
export const callback = pgTable(
  'callback',
  {
    id: uuid('id').$type<CallbackId>().primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    invoiceId: uuid('invoice_id')
      .$type<InvoiceId>()
      .notNull()
      .references(() => invoice.id),
    invoiceStatus: codeOf('invoice_status', invoiceStatuses).notNull(),
    /** The sequence of the invoice's event that it reports. */
    sequence: integer('sequence').notNull(),
    /** The exact text to send: signed text must not be serialised again. */
    body: text('body').notNull(),
    state: oneOf('state', ['WAITING', 'EXECUTED', 'SUPERSEDED', 'FAILED']).notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the receiver took it. */
    executedAt: instant('executed_at'),
  },
  (table) => [...listChecks(table), index('callback_invoice').on(table.invoiceId, table.number)],
);

/** One try to deliver a callback. Append-only. */
export const callbackTry = pgTable(
  'callback_try',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    callbackId: uuid('callback_id')
      .$type<CallbackId>()
      .notNull()
      .references(() => callback.id),
    triedAt: instant('tried_at').notNull(),
    /** Null where nothing was answered. */
    statusCode: integer('status_code'),
    /** Why nothing was answered; null where something was. */
    error: text('error'),
    /** The first 2 kB of the answer. */
    answer: text('answer'),
  },
  (table) => [index('callback_try_callback').on(table.callbackId)],
);
