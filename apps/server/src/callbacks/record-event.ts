import type { WebhookType } from '@tiyin/api/types';
import type { CallbackId, MerchantId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import { namesOf } from '../db/names.ts';
import { type Given, sqlWrite } from '../db/statement.ts';
import { webhookEvent } from '../db/schema.ts';
import { wakeQuery } from '../jobs/endpoint-jobs.ts';

/** An event of a merchant, as values for the statement that records it. */
export type EventContent = {
  readonly callbackId: CallbackId;
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
  readonly type: WebhookType;
  readonly body: string;
  readonly createdAt: Date;
};

/** The parts of a statement that record an event in the merchant's list (API-466) and wake its endpoints (API-521). */
export function recordEventParts(given: Given<EventContent>): SQL {
  return sql`recorded as (${insertEvent(given)}), woken as (${wakeQuery(woken(given))})`;
}

/** Records an event alone, in its transaction. */
export const recordEvent = sqlWrite<EventContent>(
  (given) => sql`with woken as (${wakeQuery(woken(given))}) ${insertEvent(given)}`,
);

const columns = namesOf(webhookEvent, 'id', 'merchantId', 'isTest', 'type', 'body', 'createdAt');

/** The insert of events into the merchant's list, as a part of a statement. */
export function insertEvent(...events: readonly Given<EventContent>[]): SQL {
  const rows = events.map(
    (given) =>
      sql`(${given('callbackId')}::uuid, ${given('merchantId')}::integer, ${given('isTest')}::boolean,
        ${given('type')}::text, ${given('body')}::text, ${given('createdAt')}::timestamptz)`,
  );
  return sql`insert into ${webhookEvent} (${columns}) values ${sql.join(rows, sql`, `)}`;
}

/** The event that wakes endpoints. */
export function woken(given: Given<EventContent>) {
  return {
    merchantId: sql`${given('merchantId')}::integer`,
    isTest: sql`${given('isTest')}::boolean`,
    type: sql`${given('type')}::text`,
    at: sql`${given('createdAt')}::timestamptz`,
  };
}
