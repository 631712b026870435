import type { PoolId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, asc, eq, exists } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { pool, terminal } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/**
 * The pools that a person may choose from, by name (ROUTING-11): with people.account, which
 * includes assigning accounts, all; else those of the terminals in their scope.
 */
export async function listPools(tx: Tx, staff: Staff) {
  const { permissions } = staff;
  const seesAll =
    hasPermission(permissions, 'merchant.rw.all') || hasPermission(permissions, 'people.account');
  const ownPools = tx
    .select({ id: terminal.id })
    .from(terminal)
    .where(and(eq(terminal.poolId, pool.id), inScope(staff, terminal.merchantId)));
  return tx
    .select({ id: pool.id, name: pool.name })
    .from(pool)
    .where(seesAll ? undefined : exists(ownPools))
    .orderBy(asc(pool.name), asc(pool.id));
}

/** A pool that a person may choose; 404 for others. */
export async function requirePool(tx: Tx, staff: Staff, poolId: PoolId) {
  const found = (await listPools(tx, staff)).find(({ id }) => id === poolId);
  if (!found) throw new ProblemError('not_found');
  return found;
}
