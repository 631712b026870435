import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import type { callback } from '../db/schema.ts';
import { type Given, sqlStatement } from '../db/statement.ts';
import { callJob } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoices/invoice-row.ts';
import { addressQuery } from './address.ts';

/** A callback as its row stands. */
export type CallbackRow = typeof callback.$inferSelect;

/** What a callback tells, as values of the statement that writes it. */
export type Told = {
  readonly callbackId: string;
  readonly invoiceId: string;
  readonly invoiceStatus: CallbackRow['invoiceStatus'];
  readonly sequence: number;
  readonly body: string;
  readonly createdAt: Date;
};

const hasAddress = sql`exists (select from address where url is not null)`;

/**
 * The queries that write the callback and its delivery, the last of them named `told`: parts of one
 * statement with what they tell of, since every status of every invoice is told.
 */
export function tellingParts(given: Given<Told>): SQL {
  const invoiceId = sql`${given('invoiceId')}::uuid`;
  const createdAt = sql`${given('createdAt')}::timestamptz`;
  const delivery = { kind: 'callback.deliver', invoiceId, runAt: createdAt } as const;
  return sql`
    address as (${addressQuery(invoiceId)}), superseded as (
      update callback set state = 'SUPERSEDED'
      where invoice_id = ${invoiceId} and state = 'WAITING' and failed_tries > 0 and ${hasAddress}
    ), delivery as (${callJob({ ...delivery, onlyIf: hasAddress })}
    ), told as (
      insert into callback (id, invoice_id, invoice_status, sequence, body, state, created_at)
      select ${given('callbackId')}::uuid, ${invoiceId}, ${given('invoiceStatus')},
        ${given('sequence')}::integer, ${given('body')}, 'WAITING', ${createdAt}
      where ${hasAddress}
      returning number
    )`;
}

const insertCallback = sqlStatement<Told, { number: string }>(
  (given) => sql`with ${tellingParts(given)} select number from told`,
);

/**
 * Writes the callback that tells how a locked invoice stands, and the job that delivers it
 * (decision 31); undefined where the invoice has no callback address. An older one that has failed so
 * far is superseded.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  now: Date,
): Promise<CallbackRow | undefined> {
  const { callbackId: id, ...told } = toldOf(row, now);
  const { rows } = await insertCallback(tx, { callbackId: id, ...told });
  const [written] = rows;
  return (
    written && {
      id,
      ...told,
      number: Number(written.number),
      state: 'WAITING',
      failedTries: 0,
      executedAt: null,
    }
  );
}

/** What the merchant is told of how an invoice stands. */
export function toldOf(row: InvoiceRow, now: Date): Told {
  return {
    callbackId: uuidv7({ msecs: now.getTime() }),
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
