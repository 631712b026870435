import type { CallbackId, InvoiceId } from '@tiyin/domain/ids';
import { and, asc, desc, eq, gte, inArray, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { callback, callbackTry, job } from '../db/schema.ts';
import { callKey } from '../jobs/call-job.ts';
import { describeStatus } from '../payments/invoice-rows/describe.ts';
import { requireVisible } from '../payments/invoice-rows/visible-invoice.ts';
import type { Staff } from '../staff/staff.ts';
import { isCallbackOf } from '../db/callbacks-of-invoice.ts';
import type { CallbackRow } from './write-callback.ts';

type TryRow = typeof callbackTry.$inferSelect;

/** A callback may be tried by a server whose clock is behind that of the one that wrote it. */
const clocksApartMs = 60 * 60_000;

/** The callbacks of an invoice in a person's scope with their tries, newest first (INVOICE-215). */
export async function listCallbacks(tx: Tx, staff: Staff, invoiceId: InvoiceId) {
  await requireVisible(tx, staff, invoiceId);
  const rows = await tx
    .select()
    .from(callback)
    .where(isCallbackOf(invoiceId))
    .orderBy(desc(callback.number));
  const tries = await triesOf(tx, rows);
  const nextTryAt = await nextDelivery(tx, invoiceId);
  // Callbacks of an invoice are sent one after another, the oldest first.
  const next = rows.findLast(({ state }) => state === 'WAITING');
  return rows.map((row) =>
    describeCallback(row, tries.get(row.id), row === next ? nextTryAt : undefined),
  );
}

/** Whether the month of an invoice's first callbacks was dropped, so that they may be in the archive (INVOICE-640). */
export async function areEarlierArchived(tx: Tx, invoiceId: InvoiceId): Promise<boolean> {
  const [row] = await tx.execute<{ isSo: boolean }>(
    sql`select ${invoiceId}::uuid < first_uuid_of(dropped_until('callback')) as "isSo"`,
  );
  return row?.isSo ?? false;
}

/** The tries of callbacks, newest first. */
export async function triesOf(
  tx: Tx,
  callbacks: readonly Pick<CallbackRow, 'createdAt' | 'id'>[],
): Promise<Map<CallbackId, TryRow[]>> {
  if (callbacks.length === 0) return new Map();
  const ids = callbacks.map(({ id }) => id);
  const oldest = Math.min(...callbacks.map(({ createdAt }) => createdAt.getTime()));
  const rows = await tx
    .select()
    .from(callbackTry)
    .where(
      and(
        inArray(callbackTry.callbackId, ids),
        // Partitions of earlier months are not read.
        gte(callbackTry.triedAt, new Date(oldest - clocksApartMs)),
      ),
    )
    .orderBy(desc(callbackTry.id));
  return Map.groupBy(rows, ({ callbackId }) => callbackId);
}

async function nextDelivery(tx: Tx, invoiceId: InvoiceId): Promise<Date | undefined> {
  const [row] = await tx
    .select({ runAt: job.runAt })
    .from(job)
    .where(
      and(eq(job.kind, 'callback.deliver'), eq(job.key, callKey('callback.deliver', invoiceId))),
    )
    .orderBy(asc(job.runAt))
    .limit(1);
  return row?.runAt;
}

/**
 * The invoice's status at the time of a callback.
 * @throws Error for a callback of no invoice
 */
export function describeInvoiceStatus({
  id,
  invoiceStatus,
}: Pick<CallbackRow, 'id' | 'invoiceStatus'>) {
  if (invoiceStatus === null) throw new Error(`callback ${id} is of no invoice`);
  return describeStatus(invoiceStatus);
}

/** A callback of an invoice as the contract shows it. */
export function describeCallback(
  row: CallbackRow,
  tries: readonly TryRow[] = [],
  nextTryAt?: Date,
) {
  return {
    id: row.id,
    type: row.type,
    body: row.body,
    status: row.state,
    invoiceStatus: describeInvoiceStatus(row),
    createDate: row.createdAt.toISOString(),
    executionDate: row.executedAt?.toISOString() ?? null,
    nextTryDate: nextTryAt?.toISOString() ?? null,
    tries: tries.map(describeTry),
  };
}

/** A try as the contract shows it. */
export function describeTry({
  id,
  triedAt,
  statusCode,
  error,
  answer,
}: Omit<TryRow, 'callbackId'>) {
  return { id, time: triedAt.toISOString(), statusCode, error, answer };
}
