import { eq } from 'drizzle-orm';
import { merchant } from '../../src/db/schema.ts';
import type { TestApp } from '../test-app.ts';

/** Gives the first demo merchant an address, which its test callback is sent to. */
export async function someCallbackAddress({ context, shops }: TestApp): Promise<void> {
  await context.database.transaction((tx) =>
    tx
      .update(merchant)
      .set({ callbackUrl: 'https://shop.example/callbacks' })
      .where(eq(merchant.id, shops[0].merchantId)),
  );
}
