import { asId, type CallbackId, type MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { callback, merchant } from '../db/schema.ts';
import { enqueueEvent } from '../jobs/queue.ts';
import { type EventContent, recordEvent } from './record-event.ts';
import { type SingleWebhookType, type WebhookSource, webhookBody } from './webhook-body.ts';

/** The row that an event is about: its data, merchant and mode are taken from it. */
type Source<T extends SingleWebhookType> = WebhookSource<T> & {
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
};

/**
 * Records an event that is not about a status of an invoice, and writes its callback and the job that delivers it to
 * the merchant's address; without an address there is no callback. It waits for no other, and none supersedes it
 * (API-243).
 */
export async function writeEvent<T extends SingleWebhookType>(
  tx: Tx,
  type: T,
  source: Source<T>,
  now: Date,
): Promise<CallbackId | undefined> {
  const { merchantId, isTest } = source;
  const body = webhookBody(type, source, now);
  const content = { callbackId: newCallbackId(now), merchantId, isTest, type, body };
  const isWritten = await writeAlone(tx, { ...content, createdAt: now });
  return isWritten ? content.callbackId : undefined;
}

/** The id of a new event, which begins with its time. */
export function newCallbackId(now: Date): CallbackId {
  return asId<CallbackId>(uuidv7({ msecs: now.getTime() }));
}

/** Records an event and writes its callback, which stands alone; returns whether there is an address for it. */
export async function writeAlone(tx: Tx, content: EventContent): Promise<boolean> {
  const { callbackId, createdAt, merchantId, ...rest } = content;
  recordEvent(tx, content);
  const [owner] = await tx
    .select({ url: merchant.callbackUrl })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  if (!owner?.url) return false;
  await tx
    .insert(callback)
    .values({ ...rest, id: callbackId, merchantId, state: 'WAITING', createdAt });
  enqueueEvent(tx, { callbackId, merchantId }, createdAt);
  return true;
}
