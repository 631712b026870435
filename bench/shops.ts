import { randomBytes } from 'node:crypto';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { apiKey } from '../apps/server/src/db/schema.ts';
import { createSecrets } from '../apps/server/src/secrets/secrets.ts';
import { hashToken } from '../apps/server/src/secrets/token.ts';
import { insertShop } from '../apps/server/test/payments/shop.ts';

/** The data of a merchant's server. */
export type Shop = { readonly terminalId: number; readonly key: string };

/**
 * Migrates a database and makes shops in it, with an address for their callbacks, so that callbacks
 * are written. Amounts are unique on their accounts, as they are by default.
 * @param accounts of each shop
 */
export async function makeShops(
  databaseUrl: string,
  secret: Buffer,
  { count, accounts }: { readonly count: number; readonly accounts: number },
): Promise<Shop[]> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const secrets = createSecrets(secret);
  const options = {
    accounts: Array.from({ length: accounts }, () => ({})),
    callbackUrl: 'https://shop.test/callbacks',
  };
  try {
    return await database.transaction(async (tx) => {
      const shops: Shop[] = [];
      while (shops.length < count) {
        const { merchantId, terminalId } = await insertShop(tx, secrets, options);
        const key = randomBytes(24).toString('base64url');
        const tokenHash = hashToken(key);
        await tx.insert(apiKey).values({ merchantId, tokenHash, createdAt: new Date() });
        shops.push({ terminalId, key });
      }
      return shops;
    });
  } finally {
    await database.close();
  }
}
