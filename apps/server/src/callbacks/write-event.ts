import { asId, type CallbackId, type MerchantId } from '@tiyin/domain/ids';
import { eq } from '../db/drizzle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { callback, merchant } from '../db/schema.ts';
import { enqueueEvent } from '../jobs/queue.ts';
import { type SingleWebhookType, type WebhookSource, webhookBody } from './webhook-body.ts';

/** The row that an event is about: its data, merchant and mode are taken from it. */
type Source<T extends SingleWebhookType> = WebhookSource<T> & {
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
};

/**
 * Writes a webhook that is not about a status of an invoice, and the job that delivers it to the
 * merchant's address; without an address nothing is written. It waits for no other, and none supersedes it (API-243).
 */
export async function writeEvent<T extends SingleWebhookType>(
  tx: Tx,
  type: T,
  source: Source<T>,
  now: Date,
): Promise<CallbackId | undefined> {
  const { merchantId, isTest } = source;
  const [owner] = await tx
    .select({ url: merchant.callbackUrl })
    .from(merchant)
    .where(eq(merchant.id, merchantId));
  if (!owner?.url) return undefined;
  const id = asId<CallbackId>(uuidv7({ msecs: now.getTime() }));
  const body = webhookBody(type, source, now);
  await tx
    .insert(callback)
    .values({ id, type, merchantId, isTest, body, state: 'WAITING', createdAt: now });
  enqueueEvent(tx, { callbackId: id, merchantId }, now);
  return id;
}
