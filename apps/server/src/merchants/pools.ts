import type { PoolId } from '@tiyin/domain/ids';
import { isPermitted } from '@tiyin/domain/permissions';
import { asc } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { pool } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';

const readers = {
  anyOf: ['merchant.rw.all', 'people.account', 'people.account.edit', 'report.read.pool.balance'],
} as const;

/** Whether a person reads the names of pools: not the people of merchants (ROUTING-11). */
export function seesPools({ permissions }: Pick<Staff, 'permissions'>): boolean {
  return isPermitted(permissions, readers);
}

/** The pools to choose from, by name; 403 for people of merchants (ROUTING-11). */
export async function listPools(tx: Tx, staff: Pick<Staff, 'permissions'>) {
  if (!seesPools(staff)) throw new ProblemError('forbidden');
  return tx
    .select({ id: pool.id, name: pool.name })
    .from(pool)
    .orderBy(asc(pool.name), asc(pool.id));
}

/** A pool that a person may choose; 404 for an unknown one. */
export async function requirePool(tx: Tx, staff: Pick<Staff, 'permissions'>, poolId: PoolId) {
  const found = (await listPools(tx, staff)).find(({ id }) => id === poolId);
  if (!found) throw new ProblemError('not_found');
  return found;
}
