import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type Actor, actorColumns } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent } from '../../db/schema.ts';
import { type InvoiceFields, type InvoiceRow, updateInvoice } from './invoice-row.ts';

const statusReasons = [
  'created',
  'requisites_issued',
  'customer_paid',
  'money_reported',
  'booked',
  'deadline_passed',
  'canceled_by_merchant',
  'canceled_by_customer',
  'match_window_ended',
  'provider_refused',
  'amount_differs',
  'reports_contradict',
  'changed_by_person',
] as const;

/** Why a status was reached; `StatusReason` of the contract. */
export type StatusReason = (typeof statusReasons)[number];

/** Reads the reason of an event that has a status. */
export function toStatusReason(code: string): StatusReason {
  const reason = statusReasons.find((known) => known === code);
  if (!reason) throw new Error(`an event has a status for no known reason: ${code}`);
  return reason;
}

/** What can happen to an invoice, whether or not its status moves. */
type EventCode = StatusReason | 'requisites_replaced' | 'provider_timed_out';

type NewEvent = {
  readonly code: EventCode;
  readonly status: InvoiceStatusCode | null;
  readonly actor: Actor;
  readonly details?: unknown;
  readonly now: Date;
};

/**
 * Appends an event to an invoice under its next sequence number, together with the fields of the
 * invoice that it changes.
 */
export async function appendEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
): Promise<InvoiceRow> {
  const sequence = row.eventSequence + 1;
  await tx.insert(invoiceEvent).values({
    invoiceId: row.id,
    sequence,
    code: event.code,
    status: event.status,
    ...actorColumns(event.actor),
    details: event.details ?? null,
    createdAt: event.now,
  });
  return updateInvoice(tx, row, { ...fields, eventSequence: sequence });
}
