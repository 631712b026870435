import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { demoApiKey } from '../../src/demo/demo-shop.ts';
import { apiKey, ledgerAccount, merchant, terminal, terminalMethod } from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { humo } from '../payments/shop.ts';
import type { Shop } from './world.ts';

/** The demo's merchants, each given what it lacks to take part: a key, a terminal to pay out by. */
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
    const poolId = terminals[0]?.poolId;
    if (poolId === undefined) throw new Error(`merchant ${id} has no terminal`);
    shops.push({
      merchantId: id,
      apiKey: itsKey,
      publicKey,
      depositTerminalIds: terminals
        .filter(({ flowType }) => flowType === 'DEPOSIT')
        .map((row) => row.id),
      withdrawalTerminalId: await insertWithdrawalTerminal(tx, id, poolId),
    });
  }
  return shops;
}

async function insertWithdrawalTerminal(
  tx: Tx,
  merchantId: number,
  poolId: number,
): Promise<number> {
  const columns = { flowType: 'WITHDRAWAL', currency: 'UZS', isTest: true } as const;
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, poolId, name: 'Payouts of the drill', ...columns })
    .returning();
  if (!row) throw new Error('a terminal was not written');
  await tx.insert(terminalMethod).values({
    terminalId: row.id,
    methodId: humo,
    minAmount: 100_000n,
    maxAmount: 10_000_000_000_000n,
    feeBasisPoints: 100,
    feeFixed: 1_000n,
  });
  return row.id;
}

/** What each merchant's balance is, by its id, in minor units. */
export async function merchantBalances(tx: Tx): Promise<ReadonlyMap<number, bigint>> {
  const rows = await tx
    .select({ merchantId: ledgerAccount.merchantId, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(sql`${ledgerAccount.kind} = 'merchant_balance'`);
  return new Map(rows.map(({ merchantId, balance }) => [merchantId ?? 0, balance]));
}
