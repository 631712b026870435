import { asId, type CallbackId, type InvoiceId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { callback } from '../db/schema.ts';
import { type Given, places, sqlStatement, sqlWrite, write } from '../db/statement.ts';
import { callJob, enqueueFirstCall } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { addressQuery } from './address.ts';

/** A callback row. */
export type CallbackRow = typeof callback.$inferSelect;

/** The content of a callback, as values for the statement that writes it. */
type CallbackContent = {
  readonly callbackId: CallbackId;
  readonly invoiceId: InvoiceId;
  readonly invoiceStatus: CallbackRow['invoiceStatus'];
  readonly sequence: number;
  readonly body: string;
  readonly createdAt: Date;
};

/** Writes a callback and its delivery if it has an address; an earlier one that failed is superseded. */
function callbackQuery(given: Given<CallbackContent>): SQL {
  const hasAddress = sql`exists (select from address)`;
  return sql`with address as (${addressQuery(sql`${given('invoiceId')}`)}),
    superseded as (update callback set state = 'SUPERSEDED' where invoice_id = ${given('invoiceId')}
      and state = 'WAITING' and failed_tries > 0 and ${hasAddress}),
    delivery as (${callJob({
      kind: 'callback.deliver',
      calls: sql`select invoice_id::text, ${given('createdAt')}::timestamptz from address`,
    })})
    insert into callback (id, invoice_id, invoice_status, sequence, body, state, created_at)
    select ${given('callbackId')}::uuid, invoice_id, ${given('invoiceStatus')}::text,
      ${given('sequence')}::integer, ${given('body')}::text, 'WAITING', ${given('createdAt')}::timestamptz
    from address
    returning number`;
}

const enqueueInsert = sqlWrite(callbackQuery);

/** Enqueues the callback about a locked invoice's status (API-31), without waiting. */
export function enqueueCallback(tx: Tx, row: InvoiceRow, now: Date): void {
  enqueueInsert(tx, contentOf(row, now));
}

const insertFirst = write((composer, given: Given<CallbackContent>) =>
  composer.insert(callback).values({
    ...places(given, ['invoiceId', 'invoiceStatus', 'sequence', 'body', 'createdAt']),
    id: sql<string>`${given('callbackId')}`,
    state: 'WAITING',
  }),
);

/** The same for a new invoice: it has no earlier callback, and its address is known. */
export function enqueueFirstCallback(tx: Tx, row: InvoiceRow, now: Date): void {
  insertFirst(tx, contentOf(row, now));
  enqueueFirstCall(tx, 'callback.deliver', { invoiceId: row.id }, now);
}

const insertCallback = sqlStatement<CallbackContent, { number: string }>(callbackQuery);

/**
 * Writes the callback about a locked invoice's status, and the job that delivers it (API-34);
 * undefined without a callback address. An older one that has failed so far is superseded.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  now: Date,
): Promise<CallbackRow | undefined> {
  const { callbackId: id, ...content } = contentOf(row, now);
  const { rows } = await insertCallback(tx, { callbackId: id, ...content });
  const [written] = rows;
  return (
    written && {
      id,
      ...content,
      number: Number(written.number),
      state: 'WAITING',
      failedTries: 0,
      executedAt: null,
    }
  );
}

/** The content of a status callback. */
function contentOf(row: InvoiceRow, now: Date): CallbackContent {
  return {
    callbackId: asId(uuidv7({ msecs: now.getTime() })),
    invoiceId: row.id,
    invoiceStatus: row.status,
    sequence: row.eventSequence,
    body: JSON.stringify(describe(row)),
    createdAt: now,
  };
}

function describe(row: InvoiceRow): CallbackBody {
  return {
    invoiceId: row.id,
    merchantInvoiceId: row.merchantInvoiceId,
    status: row.status,
    amount: amountToWire(row.amount),
    fee: row.fee === null ? null : amountToWire(row.fee),
    currency: row.currency,
    isTest: row.isTest,
    sequence: row.eventSequence,
    time: row.statusAt.toISOString(),
  };
}
