import type { CurrencyCode } from '@tiyin/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, poolAccount, provider } from '../../db/schema.ts';
import type { AccountRow } from '../accounts/account-row.ts';

type Wanted = {
  readonly poolId: number;
  readonly methodId: number;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
};

/**
 * Accounts of the pool for this method, currency and mode: by priority, then least recently used. Their
 * rows are locked while their limits are judged, so that two at once cannot both fit, and all in the
 * order of their ids, so that nobody waits in a circle.
 */
export async function lockCandidates(tx: Tx, wanted: Wanted): Promise<AccountRow[]> {
  const rows = await tx
    .select({ account: paymentAccount })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(poolAccount.poolId, wanted.poolId),
        eq(paymentAccount.methodId, wanted.methodId),
        eq(paymentAccount.currency, wanted.currency),
        // Test terminals route to the sandbox only, production ones to anything else (decision 5).
        sql`(${provider.kind} = 'sandbox') = ${wanted.isTest}`,
      ),
    )
    .orderBy(asc(paymentAccount.id))
    .for('no key update', { of: paymentAccount });
  return rows.map((row) => row.account).toSorted(byPriorityThenLeastUsed);
}

function byPriorityThenLeastUsed(a: AccountRow, b: AccountRow): number {
  const usedAt = (account: AccountRow) => account.lastUsedAt?.getTime() ?? 0;
  return b.priority - a.priority || usedAt(a) - usedAt(b) || a.id - b.id;
}

/** Notes that an account was chosen: the others come first the next time. */
export async function markUsed(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.update(paymentAccount).set({ lastUsedAt: now }).where(eq(paymentAccount.id, accountId));
}
