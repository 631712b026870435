import type { WebhookType } from '@tiyin/api/types';
import type { CallbackId, MerchantId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import { namesOf } from '../db/names.ts';
import { type Given, sqlWrite } from '../db/statement.ts';
import { webhookEvent } from '../db/schema.ts';

/** An event of a merchant, as values for the statement that records it. */
export type EventContent = {
  readonly callbackId: CallbackId;
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
  readonly type: WebhookType;
  readonly body: string;
  readonly createdAt: Date;
};

/** The part of a statement that records an event in the merchant's list (API-466). */
export function recordEventPart(given: Given<EventContent>): SQL {
  return sql`recorded as (${insertEvent(given)})`;
}

/** Records an event alone, in its transaction. */
export const recordEvent = sqlWrite<EventContent>((given) => insertEvent(given));

const columns = namesOf(webhookEvent, 'id', 'merchantId', 'isTest', 'type', 'body', 'createdAt');

function insertEvent(given: Given<EventContent>): SQL {
  return sql`insert into ${webhookEvent} (${columns})
    values (${given('callbackId')}::uuid, ${given('merchantId')}::integer, ${given('isTest')}::boolean,
      ${given('type')}::text, ${given('body')}::text, ${given('createdAt')}::timestamptz)`;
}
