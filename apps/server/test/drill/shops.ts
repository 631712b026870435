import type { MerchantId, PoolId, TerminalId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import type { DemoProvider } from '@tiyin/demo/demo-provider';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import { apiKey, merchant, terminal, terminalMethod } from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { humo } from '../payments/shop.ts';
import { isOfDrill } from './checks/of-drill.ts';
import type { DrillProvider } from './provider.ts';
import type { Shop } from './world.ts';

/** The shops of the drill; it must not affect other merchants. */
const played = { currency: 'UZS', isTest: true } as const;

/**
 * The demo's merchants, each given what it lacks to take part: a key, a terminal to pay out by. The first one takes
 * part a second time, in production, by the http provider.
 */
export async function findShops(
  tx: Tx,
  { receive, settle }: Pick<DrillProvider, 'receive' | 'settle'>,
  demo: DemoProvider,
): Promise<Shop[]> {
  const merchants = await tx.select().from(merchant).orderBy(asc(merchant.id));
  const shops: Shop[] = [];
  for (const [index, { id, publicKey }] of merchants.entries()) {
    const shopKey = index === 0 ? demoApiKey : `tiyin_drill_key_${id}`;
    if (index > 0) {
      const tokenHash = hashToken(shopKey);
      await tx.insert(apiKey).values({ merchantId: id, tokenHash, createdAt: new Date() });
    }
    const deposits = await tx
      .select()
      .from(terminal)
      .where(
        and(
          eq(terminal.merchantId, id),
          eq(terminal.flowType, 'DEPOSIT'),
          eq(terminal.currency, played.currency),
          eq(terminal.isTest, played.isTest),
        ),
      );
    const poolId = deposits[0]?.poolId;
    if (poolId === undefined) throw new Error(`merchant ${id} has no terminal for deposits`);
    shops.push({
      merchantId: id,
      apiKey: shopKey,
      publicKey,
      depositTerminalIds: deposits.map((row) => row.id),
      withdrawalTerminalId: await insertWithdrawalTerminal(tx, id, poolId),
    });
  }
  const [first] = shops;
  if (first === undefined) throw new Error('the demo has no merchant');
  const viaProvider = {
    ...first,
    depositTerminalIds: [demo.depositTerminalId],
    withdrawalTerminalId: demo.payoutTerminalId,
    provider: { accountId: demo.accountId, receive, settle },
  };
  return [...shops, viaProvider];
}

async function insertWithdrawalTerminal(
  tx: Tx,
  merchantId: MerchantId,
  poolId: PoolId,
): Promise<TerminalId> {
  const columns = { ...played, flowType: 'WITHDRAWAL' } as const;
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, poolId, name: 'Payouts of the drill', ...columns })
    .returning();
  if (!row) throw new Error('a terminal was not written');
  await tx.insert(terminalMethod).values({
    terminalId: row.id,
    methodId: humo,
    minAmount: minorUnits(100_000n),
    maxAmount: minorUnits(10_000_000_000_000n),
    feeBasisPoints: 100,
    feeFixed: minorUnits(1_000n),
  });
  return row.id;
}

/** How far the drill's invoices moved each merchant's balance, by its id, in minor units. */
export async function balancesMoved(tx: Tx): Promise<ReadonlyMap<number, bigint>> {
  // The changes by other invoices are subtracted: the demo's own continue meanwhile.
  const rows = await tx.execute<{ merchantId: MerchantId; moved: string }>(sql`
    select a.merchant_id as "merchantId", sum(a.balance - coalesce((
      select sum(e.amount) from entry e join posting p on p.id = e.posting_id
      left join invoice i on i.id = p.invoice_id
      where e.account_id = a.id and (i.id is null or not ${isOfDrill})), 0))
      as moved
    from ledger_total a where a.kind = 'merchant_balance'
      and a.currency = ${played.currency} group by a.merchant_id`);
  return new Map(rows.map(({ merchantId, moved }) => [merchantId, BigInt(moved)]));
}
