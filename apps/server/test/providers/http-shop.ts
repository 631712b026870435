import { asId, type AccountId, type ProviderId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { paymentAccount } from '../../src/db/schema.ts';
import { createHttpProvider } from '../../src/providers/http/create-http-provider.ts';
import type { Shop } from '../payments/shop.ts';
import type { TestSystem } from '../payments/test-system.ts';

/** The signing secret of test providers. */
export const providerSecret = `whsec_${Buffer.alloc(32, 'provider').toString('base64')}`;

/** A merchant in production whose accounts are of an http provider. */
export type HttpShop = Shop & {
  readonly providerId: ProviderId;
  /** The first account. */
  readonly accountId: AccountId;
};

/** Opens such a merchant with accounts of one provider, which is called at the given address. */
export async function openHttpShop(
  system: TestSystem,
  { url = 'https://provider.example', accounts = 1 }: { url?: string; accounts?: number } = {},
): Promise<HttpShop> {
  const priorities = Array.from({ length: accounts }, (_, index) => ({
    priority: accounts - index,
  }));
  const shop = await system.shop({ isTest: false, providerKind: 'http', accounts: priorities });
  const { secrets } = system.context;
  const providerId = await system.run(async (tx) => {
    const fields = { name: 'A provider', url, secret: providerSecret };
    const id = await createHttpProvider(tx, fields, secrets);
    for (const accountId of shop.accountIds) {
      const hers = eq(paymentAccount.id, accountId);
      await tx.update(paymentAccount).set({ providerId: id }).where(hers);
    }
    return id;
  });
  return { ...shop, providerId, accountId: shop.accountIds[0] ?? asId<AccountId>(0) };
}
