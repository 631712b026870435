import { StatusReasonStruct } from '@tiyin/api/structs';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type SQL, eq, sql } from 'drizzle-orm';
import { is } from 'superstruct';
import { type Actor, actorColumns } from '../../actor.ts';
import { type Told, tellingParts, toldOf } from '../../callbacks/write-callback.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceEvent } from '../../db/schema.ts';
import { type Composer, type Given, places, sqlWrite } from '../../db/statement.ts';
import { type InvoiceFields, type InvoiceRow, changingFields } from './invoice-row.ts';

/** Reads the reason of an event that has a status. */
export function toStatusReason(code: string): StatusReason {
  if (is(code, StatusReasonStruct)) return code;
  throw new Error(`an event has a status for no known reason: ${code}`);
}

/** What can happen to an invoice, whether or not its status moves. */
export type EventCode =
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

type EventRow = typeof invoiceEvent.$inferSelect;
type Written = Omit<EventRow, 'id' | 'status'> & { readonly statusOfEvent: EventRow['status'] };

function eventOf(given: Given<Written>) {
  const itsOwn = ['invoiceId', 'sequence', 'code', 'actorType', 'actorId', 'details'] as const;
  return {
    ...places(given, [...itsOwn, 'createdAt']),
    status: sql<EventRow['status']>`${given('statusOfEvent')}`,
  };
}

function inserting(composer: Composer, given: Given<Written>): SQL {
  return composer.insert(invoiceEvent).values(eventOf(given)).getSQL();
}

/** What of the invoice did not change is written as it stands, which is known. */
function changing(composer: Composer, given: Given<InvoiceRow & Written>): SQL {
  return composer
    .update(invoice)
    .set(places(given, [...changingFields, 'version']))
    .where(eq(invoice.id, given('invoiceId')))
    .getSQL();
}

const insertAndTell = sqlWrite(
  (given: Given<Written & Told>, composer) =>
    sql`with ${tellingParts(given)} ${inserting(composer, given)}`,
);

const append = sqlWrite(
  (given: Given<Written & InvoiceRow>, composer) =>
    sql`with appended as (${inserting(composer, given)}) ${changing(composer, given)}`,
);

const appendAndTell = sqlWrite(
  (given: Given<Written & InvoiceRow & Told>, composer) =>
    sql`with appended as (${inserting(composer, given)}), ${tellingParts(given)}
      ${changing(composer, given)}`,
);

function columnsOfEvent(row: InvoiceRow, event: NewEvent): Written {
  return {
    invoiceId: row.id,
    sequence: row.eventSequence,
    code: event.code,
    statusOfEvent: event.status,
    ...actorColumns(event.actor),
    details: event.details ?? null,
    createdAt: event.now,
  };
}

/** Writes the event that an invoice begins with; its row, just made, counts it already. */
export function beginEvents(tx: Tx, row: InvoiceRow, event: NewEvent): void {
  insertAndTell(tx, { ...columnsOfEvent(row, event), ...toldOf(row, event.now) });
}

/**
 * Appends an event to a locked invoice under its next sequence number, together with the fields of the
 * invoice that it changes. A status is told to the merchant (decision 31).
 */
export function appendEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
): InvoiceRow {
  const updated = afterEvent(row, fields);
  const written = { ...updated, ...columnsOfEvent(updated, event) };
  if (event.status === null) append(tx, written);
  else appendAndTell(tx, { ...written, ...toldOf(updated, event.now) });
  return updated;
}

/**
 * Appends and tells a status that a locked invoice moves on from in the same transaction: nobody sees it
 * there, so its row is written by the event that follows.
 */
export function passThrough(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields,
): InvoiceRow {
  const updated = afterEvent(row, fields);
  insertAndTell(tx, { ...columnsOfEvent(updated, event), ...toldOf(updated, event.now) });
  return updated;
}

/** Every event of an invoice is a new version of it. */
function afterEvent(row: InvoiceRow, fields: InvoiceFields): InvoiceRow {
  return { ...row, ...fields, eventSequence: row.eventSequence + 1, version: row.version + 1 };
}
