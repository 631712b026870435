import type { WebhookType } from '@tiyin/api/types';
import type { CallbackId, EndpointId, MerchantId } from '@tiyin/domain/ids';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uuid,
} from '../drizzle.ts';
import { bigId, instant } from '../columns.ts';
import { merchant } from './merchants.ts';

/** Places that count as long as nobody sets the place of the endpoint: `restarts` is that of their delivery. */
type TakenAhead = { readonly restarts: number; readonly places: readonly number[] };

/**
 * A further address that gets the events of a merchant, those of one invoice in the order of their list (API-520). Its
 * place in that list separates the events that it is done with from the others.
 */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: serial('id').$type<EndpointId>().primaryKey(),
    merchantId: integer('merchant_id')
      .$type<MerchantId>()
      .notNull()
      .references(() => merchant.id),
    url: text('url').notNull(),
    /** The types of events that it gets. */
    types: text('types').array().$type<WebhookType[]>().notNull(),
    /** It gets only events of test, or only those of production; null: both. */
    isTest: boolean('is_test'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    publicKey: text('public_key').notNull(),
    privateKeyEncrypted: text('private_key_encrypted').notNull(),
    /** The key before it, which signs as well until `formerKeyUntil` (API-525). */
    formerPrivateKeyEncrypted: text('former_private_key_encrypted'),
    formerKeyUntil: instant('former_key_until'),
    createdAt: instant('created_at').notNull(),
    /** The place of the last event that it is done with. */
    doneUntil: bigId('done_until').notNull(),
    /** The failed tries of the event behind that. */
    failedTries: integer('failed_tries').notNull().default(0),
    /** The places behind it whose events were taken while an earlier one failed; null where there are none. */
    takenAhead: jsonb('taken_ahead').$type<TakenAhead>(),
    /** How often its place was set by a person or a key: a delivery under way does not set it then. */
    restarts: integer('restarts').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('webhook_endpoint_merchant').on(table.merchantId)],
);

/** A try to send an endpoint an event. Append-only, and kept as long as the event. */
export const endpointTry = pgTable(
  'endpoint_try',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    endpointId: integer('endpoint_id')
      .$type<EndpointId>()
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').$type<CallbackId>().notNull(),
    triedAt: instant('tried_at').notNull(),
    /** Null where nothing was answered. */
    statusCode: integer('status_code'),
    /** Why nothing was answered; null where something was. */
    error: text('error'),
    /** The first 2 kB of the answer. */
    answer: text('answer'),
  },
  (table) => [
    index('endpoint_try_event').on(table.endpointId, table.eventId),
    index('endpoint_try_age').using('brin', table.triedAt),
  ],
);
