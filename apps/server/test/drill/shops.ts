import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { demoApiKey } from '../../src/db/demo/demo-shop.ts';
import { apiKey, ledgerAccount, merchant, terminal } from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import type { Shop } from './world.ts';

/** The demo's merchants with a key each: the first has one, the others are given theirs. */
export async function findShops(tx: Tx): Promise<Shop[]> {
  const merchants = await tx.select().from(merchant).orderBy(asc(merchant.id));
  const shops: Shop[] = [];
  for (const [index, { id, publicKey }] of merchants.entries()) {
    const itsKey = index === 0 ? demoApiKey : `tiyin_drill_key_${id}`;
    if (index > 0) {
      const tokenHash = hashToken(itsKey);
      await tx.insert(apiKey).values({ merchantId: id, tokenHash, createdAt: new Date() });
    }
    const terminals = await tx.select().from(terminal).where(eq(terminal.merchantId, id));
    shops.push({
      merchantId: id,
      apiKey: itsKey,
      publicKey,
      depositTerminalIds: terminals
        .filter(({ flowType }) => flowType === 'DEPOSIT')
        .map((row) => row.id),
    });
  }
  return shops;
}

/** What each merchant's balance is, by its id, in minor units. */
export async function merchantBalances(tx: Tx): Promise<ReadonlyMap<number, bigint>> {
  const rows = await tx
    .select({ merchantId: ledgerAccount.merchantId, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(sql`${ledgerAccount.kind} = 'merchant_balance'`);
  return new Map(rows.map(({ merchantId, balance }) => [merchantId ?? 0, balance]));
}
