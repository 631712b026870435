import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { insertEndpoint } from '../../src/callbacks/endpoints/manage-endpoints.ts';
import { webhookEndpoint, webhookEvent } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Adds a webhook endpoint that is off to the first demo merchant, which has an event already. All others but the two
 * oldest, those of forms that are read again and again, are removed, so that requests can add more.
 */
export async function insertSpareEndpoint({ clock, context, shops }: TestApp) {
  const { merchantId } = shops[0];
  const { database, secrets } = context;
  return database.transaction(async (tx) => {
    const ofMerchant = eq(webhookEndpoint.merchantId, merchantId);
    const kept = await tx
      .select({ id: webhookEndpoint.id })
      .from(webhookEndpoint)
      .where(ofMerchant)
      .orderBy(asc(webhookEndpoint.id))
      .limit(2);
    const isLater = notInArray(
      webhookEndpoint.id,
      kept.map(({ id }) => id),
    );
    await tx.delete(webhookEndpoint).where(and(ofMerchant, isLater));
    const endpoint = await insertEndpoint(tx, {
      merchantId,
      url: 'https://shop.example/webhooks',
      types: ['invoice.status_changed'],
      isTest: null,
      secrets,
      now: clock.now(),
    });
    await tx
      .update(webhookEndpoint)
      .set({ isEnabled: false })
      .where(eq(webhookEndpoint.id, endpoint.id));
    const [event] = await tx
      .select({ id: webhookEvent.id })
      .from(webhookEvent)
      .where(
        and(
          eq(webhookEvent.merchantId, merchantId),
          eq(webhookEvent.type, 'invoice.status_changed'),
        ),
      )
      .orderBy(desc(webhookEvent.number))
      .limit(1);
    if (!event) throw new Error('the merchant has no event');
    return { endpointId: endpoint.id, eventId: event.id };
  });
}
