import type { PoolId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { pool } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';

/** A pool with its rule for the health of its accounts, as the contract shows it (ROUTING-252). */
export const poolColumns = {
  id: pool.id,
  name: pool.name,
  pausesAccounts: pool.pausesAccounts,
  pauseAfter: pool.pauseAfter,
  version: pool.version,
} as const;

type Command = {
  readonly staff: Pick<Staff, 'id'>;
  readonly poolId: PoolId;
  readonly change: { readonly pausesAccounts: boolean; readonly pauseAfter: number };
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Sets whether the accounts of a pool pause themselves, and after how many deposits without money: from the
 * next such deposit on (ROUTING-252). 404 if unknown, 409 `conflict` for a stale version.
 */
export async function changePoolHealth(tx: Tx, command: Command) {
  const { change, expectedVersion, now, poolId, staff } = command;
  const [current] = await tx
    .select(poolColumns)
    .from(pool)
    .where(eq(pool.id, poolId))
    .for('no key update');
  if (!current) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== current.version) {
    throw new ProblemError('conflict', { current });
  }
  const version = current.version + 1;
  await tx
    .update(pool)
    .set({ ...change, version })
    .where(eq(pool.id, poolId));
  const { pausesAccounts, pauseAfter } = current;
  const former = { pausesAccounts, pauseAfter };
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'pool.health_changed',
    subject: `pool:${poolId}`,
    ...changedFacts(former, { ...change }),
    now,
  });
  return { ...current, ...change, version };
}
