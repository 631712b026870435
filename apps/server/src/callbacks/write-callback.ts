import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import type { callback } from '../db/schema.ts';
import { callJob } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoices/invoice-row.ts';
import { addressQuery } from './address.ts';

/** A callback as its row stands. */
export type CallbackRow = typeof callback.$inferSelect;

/**
 * Writes the callback that tells how a locked invoice stands, and the job that delivers it
 * (decision 31); undefined where the invoice has no callback address. An older one that has failed so
 * far is superseded. All in one round trip, since every status of every invoice is told.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  now: Date,
): Promise<CallbackRow | undefined> {
  const told = {
    id: uuidv7({ msecs: now.getTime() }),
    invoiceId: row.id,
    invoiceStatus: row.status,
    sequence: row.eventSequence,
    body: JSON.stringify(describe(row)),
    state: 'WAITING',
    createdAt: now,
  } as const;
  const { rows } = await tx.execute<{ number: string }>(sql`
    with address as (${addressQuery(row.id)}), superseded as (
      update callback set state = 'SUPERSEDED'
      where invoice_id = ${row.id} and state = 'WAITING' and failed_tries > 0 and ${hasAddress}
    ), delivery as (${callJob('callback.deliver', { invoiceId: row.id }, now, hasAddress)})
    insert into callback (id, invoice_id, invoice_status, sequence, body, state, created_at)
    select ${told.id}::uuid, ${told.invoiceId}::uuid, ${told.invoiceStatus}, ${told.sequence}::integer,
      ${told.body}, ${told.state}, ${told.createdAt.toISOString()}::timestamptz
    where ${hasAddress}
    returning number`);
  const [written] = rows;
  return written && { ...told, number: Number(written.number), failedTries: 0, executedAt: null };
}

const hasAddress = sql`exists (select from address where url is not null)`;

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
