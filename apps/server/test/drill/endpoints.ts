import { createMerchantEndpoint } from '@tiyin/api/calls/merchant-api';
import { endpointPath } from './callback-inbox.ts';
import { randomOf } from './random.ts';
import { type World, merchantOf } from './world.ts';

/** Gives each merchant of the drill a webhook endpoint beside its callbacks. */
export async function addEndpoints(world: World): Promise<void> {
  const shops = new Map(world.shops.map((shop) => [shop.merchantId, shop]));
  for (const [merchantId, shop] of shops) {
    const client = merchantOf(world, shop, randomOf(world.seed, `endpoint ${merchantId}`));
    const url = new URL(endpointPath(merchantId), world.callbackUrl).href;
    await createMerchantEndpoint(client, {
      idempotencyKey: `endpoint-${merchantId}`,
      body: {
        url,
        types: ['invoice.status_changed', 'invoice.amount_changed', 'refund.status_changed'],
      },
    });
  }
}
