import { asId, type CallbackId, type InvoiceId, type MerchantId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { nameOf, namesOf } from '../db/names.ts';
import { callback } from '../db/schema.ts';
import { type Given, sqlStatement } from '../db/statement.ts';
import { callJob, firstCallJob } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { addressQuery } from './address.ts';
import { recordEventPart } from './record-event.ts';
import { type InvoiceWebhookType, webhookBody } from './webhook-body.ts';

/** A callback row. */
export type CallbackRow = typeof callback.$inferSelect;

/** The content of a callback of an invoice, as values for the statement that writes it. */
export type CallbackContent = {
  readonly callbackId: CallbackId;
  readonly type: InvoiceWebhookType;
  readonly invoiceId: InvoiceId;
  readonly invoiceStatus: InvoiceRow['status'];
  readonly sequence: number;
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
  readonly body: string;
  readonly createdAt: Date;
};

const columns = namesOf(
  callback,
  'id',
  'type',
  'invoiceId',
  'invoiceStatus',
  'sequence',
  'body',
  'state',
  'createdAt',
);

/**
 * Records an event, and writes its callback and delivery if it has an address; an earlier one of its type that failed is
 * superseded (API-242).
 * @param others parts of the same statement, each with a comma behind it
 */
export function callbackQuery(given: Given<CallbackContent>, others = sql``): SQL {
  const hasAddress = sql`exists (select from address)`;
  return sql`with ${others} ${recordEventPart(given)}, address as (${addressQuery(sql`${given('invoiceId')}`)}),
    superseded as (update ${callback} set ${nameOf(callback.state)} = 'SUPERSEDED'
      where ${callback.invoiceId} = ${given('invoiceId')}
      and ${callback.type} = ${given('type')} and ${callback.state} = 'WAITING'
      and ${callback.failedTries} > 0 and ${hasAddress}),
    delivery as (${callJob({
      kind: 'callback.deliver',
      calls: sql`select ${nameOf(callback.invoiceId)}::text, ${given('createdAt')}::timestamptz from address`,
    })})
    insert into ${callback} (${columns})
    select ${given('callbackId')}::uuid, ${given('type')}::text, ${nameOf(callback.invoiceId)},
      ${given('invoiceStatus')}::text, ${given('sequence')}::integer, ${given('body')}::text, 'WAITING', ${given('createdAt')}::timestamptz
    from address
    returning number`;
}

/**
 * The same for a new invoice, as parts of the statement that inserts it: it has no earlier callback, and
 * it has an address.
 */
export function firstCallbackParts(given: Given<CallbackContent>): SQL {
  return sql`first_callback as (
      insert into ${callback} (${columns})
      values (${given('callbackId')}, ${given('type')}, ${given('invoiceId')},
        ${given('invoiceStatus')}, ${given('sequence')}, ${given('body')}, 'WAITING', ${given('createdAt')})),
    first_delivery as (${firstCallJob('callback.deliver', {
      invoiceId: sql`${given('invoiceId')}::text`,
      runAt: sql`${given('createdAt')}::timestamptz`,
    })})`;
}

const insertCallback = sqlStatement<CallbackContent, { number: string }>(callbackQuery);

/** A webhook about a locked invoice. */
export type InvoiceWebhook = {
  readonly type: InvoiceWebhookType;
  /** The time of the event. */
  readonly at: Date;
  readonly now: Date;
};

/**
 * Writes a callback about a locked invoice, and the job that delivers it (API-34); undefined without
 * a callback address. An older one of its type that has failed so far is superseded.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  webhook: InvoiceWebhook,
): Promise<CallbackRow | undefined> {
  const { callbackId: id, ...content } = callbackContent(row, webhook);
  const { rows } = await insertCallback(tx, { callbackId: id, ...content });
  const [written] = rows;
  return (
    written && {
      id,
      ...content,
      merchantId: null,
      isTest: null,
      number: Number(written.number),
      state: 'WAITING',
      failedTries: 0,
      executedAt: null,
    }
  );
}

/** The content of a callback about an invoice (API-31). */
export function callbackContent(
  row: InvoiceRow,
  { type, at, now }: InvoiceWebhook,
): CallbackContent {
  return {
    callbackId: asId(uuidv7({ msecs: now.getTime() })),
    type,
    invoiceId: row.id,
    invoiceStatus: row.status,
    sequence: row.eventSequence,
    merchantId: row.merchantId,
    isTest: row.isTest,
    body: webhookBody(type, row, at),
    createdAt: now,
  };
}
