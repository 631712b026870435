import { randomBytes } from 'node:crypto';
import { insertEndpoint } from '../apps/server/src/callbacks/endpoints/manage-endpoints.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { apiKey } from '../apps/server/src/db/schema.ts';
import { createSecrets } from '../apps/server/src/secrets/secrets.ts';
import { hashToken } from '../apps/server/src/secrets/token.ts';
import { type Shop as InsertedShop, insertShop } from '../apps/server/test/payments/shop.ts';

/** The data of a merchant's server. */
export type Shop = {
  readonly merchantId: InsertedShop['merchantId'];
  readonly terminalId: number;
  readonly key: string;
};

type ShopsToMake = {
  readonly count: number;
  /** Of each shop. */
  readonly accounts: number;
  /** Null: without callbacks. */
  readonly callbackUrl?: string | null;
};

/**
 * Migrates a database and makes shops in it, with an address for their callbacks, so that callbacks
 * are written. Amounts are unique on their accounts, as they are by default.
 */
export async function makeShops(
  databaseUrl: string,
  secret: Buffer,
  { count, accounts, callbackUrl = 'https://shop.test/callbacks' }: ShopsToMake,
): Promise<Shop[]> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const secrets = createSecrets(secret);
  const options = {
    accounts: Array.from({ length: accounts }, () => ({})),
    ...(callbackUrl !== null && { callbackUrl }),
  };
  try {
    return await database.transaction(async (tx) => {
      const shops: Shop[] = [];
      while (shops.length < count) {
        const { merchantId, terminalId } = await insertShop(tx, secrets, options);
        const key = randomBytes(24).toString('base64url');
        const tokenHash = hashToken(key);
        await tx.insert(apiKey).values({ merchantId, tokenHash, createdAt: new Date() });
        shops.push({ merchantId, terminalId, key });
      }
      return shops;
    });
  } finally {
    await database.close();
  }
}

/** Gives each shop an endpoint that gets the events of its invoices. */
export async function subscribe(
  databaseUrl: string,
  secret: Buffer,
  shops: readonly Shop[],
  url: string,
): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const secrets = createSecrets(secret);
  const types: Parameters<typeof insertEndpoint>[1]['types'] = ['invoice.status_changed'];
  const endpoint = { url, types, isTest: null, secrets, now: new Date() };
  try {
    await database.transaction(async (tx) => {
      for (const { merchantId } of shops) await insertEndpoint(tx, { ...endpoint, merchantId });
    });
  } finally {
    await database.close();
  }
}
