import { eq } from 'drizzle-orm';
import { insertEndpoint } from '@tiyin/server/callbacks/endpoints/manage-endpoints';
import type { ServerContext } from '@tiyin/server/context';
import { noteFact } from '@tiyin/server/db/installation';
import { apiKey, webhookEndpoint } from '@tiyin/server/db/schema';
import { hashToken } from '@tiyin/server/secrets/token';
import { demoApiKey } from './demo-shop.ts';

/** Once, gives the first demo merchant a webhook endpoint to look at. It is off, so that a demo calls nobody. */
export async function addDemoEndpoint({ clock, database, secrets }: ServerContext): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await noteFact(tx, 'demo-endpoint', '1'))) return;
    const [key] = await tx
      .select({ merchantId: apiKey.merchantId })
      .from(apiKey)
      .where(eq(apiKey.tokenHash, hashToken(demoApiKey)));
    if (!key) return;
    const { id } = await insertEndpoint(tx, {
      merchantId: key.merchantId,
      url: 'https://shop.example/webhooks',
      types: ['invoice.status_changed', 'refund.status_changed', 'settlement.created'],
      isTest: true,
      secrets,
      now: clock.now(),
    });
    await tx.update(webhookEndpoint).set({ isEnabled: false }).where(eq(webhookEndpoint.id, id));
  });
}
