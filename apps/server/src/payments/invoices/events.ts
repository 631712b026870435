import { StatusReasonStruct } from '@tiyin/api/structs/status-reason';
import type { StatusReason } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { type SQL, eq, sql } from '../../db/drizzle.ts';
import { is } from 'superstruct';
import { type Actor, actorColumns } from '../../actor.ts';
import { recordEventParts } from '../../callbacks/record-event.ts';
import { type InvoiceWebhookType, statusWebhook } from '../../callbacks/webhook-body.ts';
import {
  type Addressing,
  type CallbackContent,
  addressingOf,
  callbackContent,
  callbackQuery,
} from '../../callbacks/write-callback.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, invoiceEvent } from '../../db/schema.ts';
import { type Composer, type Given, columnsOf, places, sqlWrite } from '../../db/statement.ts';
import {
  type InvoiceFields,
  type InvoiceRow,
  changingFields,
} from '../invoice-rows/invoice-row.ts';

/** Reads the reason of an event that has a status. */
export function toStatusReason(code: string): StatusReason {
  if (is(code, StatusReasonStruct)) return code;
  throw new Error(`an event has a status for no known reason: ${code}`);
}

/** The events of an invoice, with or without a status change. */
export type EventCode =
  | StatusReason
  | 'requisites_replaced'
  | 'requisites_unavailable'
  | 'amount_changed'
  | 'money_reversed'
  | 'money_waits'
  | 'refund_requested'
  | 'amount_accepted'
  | 'return_started'
  | 'return_paid'
  | 'return_failed'
  | 'method_chosen'
  | 'payout_sent'
  | 'payout_refused'
  | 'payout_declared_failed'
  | 'payout_unroutable'
  | 'provider_timed_out'
  | 'clock_advanced';

type NewEvent = {
  readonly code: EventCode;
  readonly status: InvoiceStatusCode | null;
  readonly actor: Actor;
  readonly details?: unknown;
  /** The reason that a member of staff gave. */
  readonly comment?: string | undefined;
  readonly now: Date;
};

type EventRow = typeof invoiceEvent.$inferSelect;
type Written = Omit<EventRow, 'id' | 'status'> & { readonly statusOfEvent: EventRow['status'] };

const eventColumns = [
  'invoiceId',
  'sequence',
  'code',
  'actorType',
  'actorId',
  'details',
  'comment',
  'createdAt',
] as const;

const insertEvent = (composer: Composer, given: Given<Written>): SQL =>
  composer
    .insert(invoiceEvent)
    .values({
      ...places(given, eventColumns),
      status: sql<EventRow['status']>`${given('statusOfEvent')}`,
    })
    .getSQL();

/** All fields that can change are written with their known values, so that there is one statement. */
const updateInvoice = (composer: Composer, given: Given<InvoiceRow>): SQL =>
  composer
    .update(invoice)
    .set(places(given, [...changingFields, 'version']))
    .where(eq(invoice.id, given('id')))
    .getSQL();

const insertInvoice = (composer: Composer, given: Given<InvoiceRow>): SQL =>
  composer
    .insert(invoice)
    .values(places(given, columnsOf(invoice)))
    .getSQL();

/** An invoice as it is written, with its event; `createdAt` is the event's. */
type Change = InvoiceRow & Written;

const writeNew = sqlWrite<Change & CallbackContent>(
  (given, composer) => sql`with event as (${insertEvent(composer, given)}),
    ${recordEventParts(given)} ${insertInvoice(composer, given)}`,
);

const writeNewWithCallback = sqlWrite<Change & CallbackContent>((given, composer) =>
  callbackQuery(
    given,
    'own',
    sql`event as (${insertEvent(composer, given)}), made as (${insertInvoice(composer, given)}),`,
  ),
);

const writeEvent = sqlWrite<Written>((given, composer) => insertEvent(composer, given));

const writeChange = sqlWrite<Change>(
  (given, composer) => sql`with event as (${insertEvent(composer, given)})
    ${updateInvoice(composer, given)}`,
);

/** The statements that write a callback as well. */
const withCallback = (addressing: Addressing) => ({
  writeEvent: sqlWrite<Written & CallbackContent>((given, composer) =>
    callbackQuery(given, addressing, sql`event as (${insertEvent(composer, given)}),`),
  ),
  writeChange: sqlWrite<Change & CallbackContent>((given, composer) =>
    callbackQuery(
      given,
      addressing,
      sql`event as (${insertEvent(composer, given)}), moved as (${updateInvoice(composer, given)}),`,
    ),
  ),
});

const writes = { own: withCallback('own'), 'looked up': withCallback('looked up') };

function columnsOfEvent(row: InvoiceRow, event: NewEvent): Written {
  return {
    invoiceId: row.id,
    sequence: row.eventSequence,
    code: event.code,
    statusOfEvent: event.status,
    ...actorColumns(event.actor),
    details: event.details ?? null,
    comment: event.comment ?? null,
    createdAt: event.now,
  };
}

/**
 * Writes a new invoice with its first event, which the row counts already.
 * @param hasCallbackAddress whether its callbacks have an address to go to
 */
export function writeNewInvoice(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  hasCallbackAddress: boolean,
): void {
  const webhook = { type: statusWebhook(row), at: event.now, now: event.now };
  const content = callbackContent(row, webhook);
  const change = { ...row, ...columnsOfEvent(row, event), ...content };
  (hasCallbackAddress ? writeNewWithCallback : writeNew)(tx, change);
}

/**
 * Appends an event to a locked invoice under its next sequence number, together with the changed
 * fields of the invoice; every event is a new version of it. A status and a changed amount are sent
 * to the merchant (INVOICE-13).
 */
export function appendEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
): InvoiceRow {
  const updated = nextVersion(row, fields);
  const change = { ...updated, ...columnsOfEvent(updated, event) };
  const webhook = webhookOf(row, updated, event);
  if (webhook === undefined) writeChange(tx, change);
  else writes[addressingOf(row)].writeChange(tx, { ...change, ...webhook });
  return updated;
}

/**
 * The same where another event of the invoice follows at once in the same transaction: that one writes
 * the invoice, with the fields of both.
 */
export function passEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
): InvoiceRow {
  const updated = nextVersion(row, fields);
  const written = columnsOfEvent(updated, event);
  const webhook = webhookOf(row, updated, event);
  if (webhook === undefined) writeEvent(tx, written);
  else writes[addressingOf(row)].writeEvent(tx, { ...written, ...webhook });
  return updated;
}

function nextVersion(row: InvoiceRow, fields: InvoiceFields): InvoiceRow {
  const { eventSequence, version } = row;
  return { ...row, ...fields, eventSequence: eventSequence + 1, version: version + 1 };
}

function webhookOf(
  before: InvoiceRow,
  after: InvoiceRow,
  event: NewEvent,
): CallbackContent | undefined {
  const type = webhookType(before, after, event);
  return type && callbackContent(after, { type, at: event.now, now: event.now });
}

/** An event is one webhook at most: that of a status carries the amount as well (API-241). */
function webhookType(
  before: InvoiceRow,
  after: InvoiceRow,
  { status }: NewEvent,
): InvoiceWebhookType | undefined {
  if (status !== null) return statusWebhook(after);
  return after.amount === before.amount ? undefined : 'invoice.amount_changed';
}
