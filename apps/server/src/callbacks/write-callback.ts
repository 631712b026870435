import { asId, type CallbackId, type InvoiceId, type MerchantId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { namesOf } from '../db/names.ts';
import { callback } from '../db/schema.ts';
import { type Given, sqlStatement } from '../db/statement.ts';
import { callJobs, callRows } from '../jobs/call-job.ts';
import { wakeRow } from '../jobs/endpoint-jobs.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { addressQuery } from './address.ts';
import { insertEvent, woken } from './record-event.ts';
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

/** Where a callback goes: to the invoice's own address, or to one that is looked up and may not be there. */
export type Addressing = 'own' | 'looked up';

/** How the callbacks of an invoice are addressed. */
export function addressingOf(row: Pick<InvoiceRow, 'callbackUrl'>): Addressing {
  return row.callbackUrl === null ? 'looked up' : 'own';
}

type Parts = {
  /** Events of the same invoice and type that come before, at the same time. */
  readonly before?: readonly Given<CallbackContent>[];
  /** Parts of the same statement, each with a comma behind it. */
  readonly others?: SQL;
};

/**
 * Records events, and writes their callbacks and the job of the delivery if there is an address. All jobs are one
 * part of the statement: each part costs the database more than the row that it writes.
 */
export function callbackQuery(
  given: Given<CallbackContent>,
  addressing: Addressing,
  { before = [], others = sql`` }: Parts = {},
): SQL {
  const invoiceId = sql`${given('invoiceId')}::uuid`;
  const isLookedUp = addressing === 'looked up';
  const address = isLookedUp ? sql`, address as (${addressQuery(invoiceId)})` : sql``;
  const addressed = isLookedUp ? sql`address` : sql`(select ${invoiceId} as invoice_id) as address`;
  const calls = sql`select address.invoice_id::text, ${given('createdAt')}::timestamptz from ${addressed}`;
  const events = [...before, given];
  const rows = events.map((event) => callbackRow(event, addressed));
  return sql`with ${others} recorded as (${insertEvent(...events)}) ${address},
    jobs as (${callJobs(callRows('callback.deliver', calls, sql`${given('merchantId')}`), wakeRow(woken(given)))})
    insert into ${callback} (${columns}) ${sql.join(rows, sql` union all `)}
    returning number`;
}

function callbackRow(given: Given<CallbackContent>, addressed: SQL): SQL {
  return sql`select ${given('callbackId')}::uuid, ${given('type')}::text, address.invoice_id,
      ${given('invoiceStatus')}::text, ${given('sequence')}::integer, ${given('body')}::text, 'WAITING',
      ${given('createdAt')}::timestamptz
    from ${addressed}`;
}

const insertCallback = sqlStatement<CallbackContent, { number: string }>((given) =>
  callbackQuery(given, 'looked up'),
);

/** A webhook about a locked invoice. */
export type InvoiceWebhook = {
  readonly type: InvoiceWebhookType;
  /** The time of the event. */
  readonly at: Date;
  readonly now: Date;
};

/**
 * Writes a callback about a locked invoice, and the job that delivers it (API-34); undefined without
 * a callback address.
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
