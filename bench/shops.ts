import { randomBytes } from 'node:crypto';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { apiKey } from '../apps/server/src/db/schema.ts';
import { createSecrets } from '../apps/server/src/secrets/secrets.ts';
import { hashToken } from '../apps/server/src/secrets/token.ts';
import { insertShop } from '../apps/server/test/payments/shop.ts';

/** The data of a merchant's server. */
export type Shop = { readonly terminalId: number; readonly key: string };

/** Each shop's accounts; amounts are unique on them, as they are by default. */
const accountsPerShop = 4;

/**
 * Migrates a database and makes shops in it, with an address for their callbacks, so that callbacks
 * are written.
 */
export async function makeShops(
  databaseUrl: string,
  secret: Buffer,
  count: number,
): Promise<Shop[]> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const secrets = createSecrets(secret);
  const options = {
    accounts: Array.from({ length: accountsPerShop }, () => ({})),
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
