import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { and, eq, gt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { callback } from '../db/schema.ts';
import { enqueueCall } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoices/invoice-row.ts';
import { callbackAddress } from './address.ts';

/** A callback as its row stands. */
export type CallbackRow = typeof callback.$inferSelect;

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
  if ((await callbackAddress(tx, row.id)) === null) return undefined;
  await tx
    .update(callback)
    .set({ state: 'SUPERSEDED' })
    .where(
      and(
        eq(callback.invoiceId, row.id),
        eq(callback.state, 'WAITING'),
        gt(callback.failedTries, 0),
      ),
    );
  const [written] = await tx
    .insert(callback)
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      invoiceId: row.id,
      invoiceStatus: row.status,
      sequence: row.eventSequence,
      body: JSON.stringify(describe(row)),
      state: 'WAITING',
      createdAt: now,
    })
    .returning();
  if (!written) throw new Error(`a callback of invoice ${row.id} was not written`);
  await enqueueCall(tx, 'callback.deliver', { invoiceId: row.id }, now);
  return written;
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
