import type { AccountId } from '@tiyin/domain/ids';
import { and, eq, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { lease } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';

/**
 * Makes the leases of a locked account keep their amounts apart, also those that were taken while it did not
 * (LEDGER-204). 422 where two deposits wait for one amount.
 */
export async function keepAmountsApart(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await tx.delete(lease).where(and(eq(lease.accountId, accountId), lte(lease.heldUntil, now)));
  const [shared] = await tx
    .select({ amount: lease.amount })
    .from(lease)
    .where(eq(lease.accountId, accountId))
    .groupBy(lease.amount)
    .having(sql`count(*) > 1`)
    .limit(1);
  if (shared) {
    const message =
      'Two deposits wait for one amount on this account: try again when they are over';
    throw notAllowed('/checkUniqueAmount', message);
  }
  await tx
    .update(lease)
    .set({ isUnique: true })
    .where(and(eq(lease.accountId, accountId), eq(lease.isUnique, false)));
}
