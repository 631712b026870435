import type { MerchantId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import type { Tx } from '@tiyin/server/db/database';
import { merchant } from '@tiyin/server/db/schema';
import { keepLogo } from '@tiyin/server/merchants/look/keep-logo';
import { drawDemoLogo } from './demo-logo.ts';

type DemoLook = { readonly accent: string; readonly drawLogo?: () => Buffer };

/** One with a logo and a colour that needs no help, one with a colour that light surfaces cannot take as it is. */
const looks: Readonly<Record<string, DemoLook>> = {
  'Samarqand Market': { accent: '#0b6e6e', drawLogo: drawDemoLogo },
  'Toshkent Taxi': { accent: '#f5b800' },
};

/** Dresses a demo merchant's payment forms, so that a merchant's look can be seen at once. */
export async function wearDemoLook(tx: Tx, merchantId: MerchantId, name: string): Promise<void> {
  const look = looks[name];
  if (!look) return;
  await tx.update(merchant).set({ accent: look.accent }).where(eq(merchant.id, merchantId));
  if (look.drawLogo) await keepLogo(tx, merchantId, look.drawLogo().toString('base64'));
}
