import { StatusReasonStruct } from '@tiyin/api/structs';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { eq } from 'drizzle-orm';
import { is } from 'superstruct';
import { type Actor, actorColumns } from '../../actor.ts';
import { writeCallback } from '../../callbacks/write-callback.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceEvent } from '../../db/schema.ts';
import type { InvoiceFields, InvoiceRow } from './invoice-row.ts';

/** Reads the reason of an event that has a status. */
export function toStatusReason(code: string): StatusReason {
  if (is(code, StatusReasonStruct)) return code;
  throw new Error(`an event has a status for no known reason: ${code}`);
}

/** What can happen to an invoice, whether or not its status moves. */
type EventCode =
  | StatusReason
  | 'requisites_replaced'
  | 'requisites_unavailable'
  | 'amount_changed'
  | 'method_chosen'
  | 'payout_sent'
  | 'payout_refused'
  | 'payout_unroutable'
  | 'provider_timed_out';

type NewEvent = {
  readonly code: EventCode;
  readonly status: InvoiceStatusCode | null;
  readonly actor: Actor;
  readonly details?: unknown;
  readonly now: Date;
};

/**
 * Appends an event to an invoice under its next sequence number, together with the fields of the
 * invoice that it changes. A status is told to the merchant (decision 31).
 */
export async function appendEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
): Promise<InvoiceRow> {
  const sequence = row.eventSequence + 1;
  const appended = tx.$with('appended').as(
    tx
      .insert(invoiceEvent)
      .values({
        invoiceId: row.id,
        sequence,
        code: event.code,
        status: event.status,
        ...actorColumns(event.actor),
        details: event.details ?? null,
        createdAt: event.now,
      })
      .returning({ id: invoiceEvent.id }),
  );
  // In one round trip; every write of an invoice is a new version of it.
  const changed = { ...fields, eventSequence: sequence, version: row.version + 1 };
  const { rowCount } = await tx
    .with(appended)
    .update(invoice)
    .set(changed)
    .where(eq(invoice.id, row.id));
  if (rowCount !== 1) throw new Error(`invoice ${row.id} is gone`);
  // The row is locked: what stands there now is known, and need not be read again.
  const updated: InvoiceRow = { ...row, ...changed };
  if (event.status !== null) await writeCallback(tx, updated, event.now);
  return updated;
}
