import type { PoolId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import { methodsOfCurrency } from '@tiyin/domain/terminals';
import { and, asc, countDistinct, desc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, pool, poolAccount, provider, terminal } from '../../db/schema.ts';

/** Where a new terminal routes to, and the methods that it offers. */
export type Routes = { readonly poolId: PoolId; readonly methodIds: readonly number[] };

/**
 * The pool and the methods of a new test terminal, so that it works at once (ROUTING-4): the pool
 * whose enabled sandbox accounts serve most methods of the currency, and those methods. Without
 * one, a pool for the currency, and all its methods: accounts added later serve them.
 */
export async function defaultRoutes(tx: Tx, currency: CurrencyCode): Promise<Routes> {
  const [best] = await tx
    .select({ poolId: poolAccount.poolId })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(serves(currency))
    .groupBy(poolAccount.poolId)
    .orderBy(desc(countDistinct(paymentAccount.methodId)), asc(poolAccount.poolId))
    .limit(1);
  if (best) return { ...best, methodIds: await methodsServed(tx, best.poolId, currency) };
  return {
    poolId: (await usualPool(tx, currency)) ?? (await insertPool(tx, currency)),
    methodIds: methodsOfCurrency(currency).map(({ id }) => id),
  };
}

function serves(currency: CurrencyCode) {
  return and(
    eq(paymentAccount.currency, currency),
    eq(paymentAccount.isEnabled, true),
    sql`${provider.kind} = 'sandbox'`,
  );
}

async function methodsServed(tx: Tx, poolId: PoolId, currency: CurrencyCode): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ methodId: paymentAccount.methodId })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(poolAccount.poolId, poolId), serves(currency)))
    .orderBy(asc(paymentAccount.methodId));
  return rows.map(({ methodId }) => methodId);
}

/**
 * The pool that terminals of a currency use, the oldest's first; undefined without such a terminal.
 */
export async function usualPool(tx: Tx, currency: CurrencyCode): Promise<PoolId | undefined> {
  const [row] = await tx
    .select({ poolId: terminal.poolId })
    .from(terminal)
    .where(eq(terminal.currency, currency))
    .orderBy(asc(terminal.id))
    .limit(1);
  return row?.poolId;
}

async function insertPool(tx: Tx, name: string): Promise<PoolId> {
  const [row] = await tx.insert(pool).values({ name }).returning({ id: pool.id });
  if (!row) throw new Error('a pool was not written');
  return row.id;
}
