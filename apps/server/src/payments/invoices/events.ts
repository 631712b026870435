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
import {
  type Composer,
  type Given,
  type Numbered,
  columnsOf,
  numberedValues,
  places,
  sqlWrite,
} from '../../db/statement.ts';
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

/** An event to be written. */
export type NewEvent = {
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

const insertEvents = (composer: Composer, events: readonly Given<Written>[]): SQL =>
  composer
    .insert(invoiceEvent)
    .values(
      events.map((given) => ({
        ...places(given, eventColumns),
        status: sql<EventRow['status']>`${given('statusOfEvent')}`,
      })),
    )
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
  (given, composer) => sql`with event as (${insertEvents(composer, [given])}),
    ${recordEventParts(given)} ${insertInvoice(composer, given)}`,
);

const writeNewWithCallback = sqlWrite<Change & CallbackContent>((given, composer) =>
  callbackQuery(given, 'own', {
    others: sql`event as (${insertEvents(composer, [given])}),
      made as (${insertInvoice(composer, given)}),`,
  }),
);

const writeChange = sqlWrite<Change>(
  (given, composer) => sql`with event as (${insertEvents(composer, [given])})
    ${updateInvoice(composer, given)}`,
);

/** The event of a status that is left at once: it is written with the next one. */
export type PassedEvent = Written & CallbackContent;

/** Writes a change with its callback, after a number of statuses that were passed. */
const changeWithCallback = (addressing: Addressing, passed: number) =>
  sqlWrite<Change & CallbackContent & Numbered<PassedEvent>>((given, composer) => {
    const before = Array.from(
      { length: passed },
      (_, place): Given<PassedEvent> =>
        (name) =>
          given(`${name}_${place}`),
    );
    return callbackQuery(given, addressing, {
      before,
      others: sql`event as (${insertEvents(composer, [...before, given])}),
        moved as (${updateInvoice(composer, given)}),`,
    });
  });

const changes = new Map<string, ReturnType<typeof changeWithCallback>>();

function writeChangeWithCallback(
  tx: Tx,
  change: Change & CallbackContent,
  passed: readonly PassedEvent[],
): void {
  const addressing = addressingOf(change);
  const key = `${addressing} ${passed.length}`;
  const write = changes.get(key) ?? changeWithCallback(addressing, passed.length);
  changes.set(key, write);
  write(tx, { ...change, ...numberedValues(passed) });
}

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
 * @param passed events of statuses that were passed in this transaction, which are written first
 */
export function appendEvent(
  tx: Tx,
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields = {},
  passed: readonly PassedEvent[] = [],
): InvoiceRow {
  const updated = nextVersion(row, fields);
  const change = { ...updated, ...columnsOfEvent(updated, event) };
  const type = webhookType(row, updated, event);
  if (type) writeChangeWithCallback(tx, { ...change, ...contentOf(type, updated, event) }, passed);
  else writeChange(tx, change);
  return updated;
}

/**
 * The same for a status that is left at once in the same transaction: its event is added to those that the last
 * one writes, with the fields of all.
 */
export function passEvent(
  row: InvoiceRow,
  event: NewEvent,
  fields: InvoiceFields,
  passed: PassedEvent[],
): InvoiceRow {
  const updated = nextVersion(row, fields);
  const content = contentOf(statusWebhook(updated), updated, event);
  passed.push({ ...columnsOfEvent(updated, event), ...content });
  return updated;
}

function contentOf(type: InvoiceWebhookType, row: InvoiceRow, { now }: NewEvent): CallbackContent {
  return callbackContent(row, { type, at: now, now });
}

function nextVersion(row: InvoiceRow, fields: InvoiceFields): InvoiceRow {
  const { eventSequence, version } = row;
  return { ...row, ...fields, eventSequence: eventSequence + 1, version: version + 1 };
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
