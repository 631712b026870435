import type { AccountId, PoolId } from '@tiyin/domain/ids';
import { eq, inArray } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, pool, poolAccount } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { type AccountReading, readAccount } from './describe-account.ts';
import { lockRow } from './lock-row.ts';

type Command = AccountReading & {
  /** Omitted fields stay. */
  readonly change: { readonly enabled?: boolean; readonly poolIds?: readonly PoolId[] };
  readonly expectedVersion: number | undefined;
};

/**
 * Turns an account on or off, and sets its pools (ROUTING-14). 404, 409 `conflict` when the version
 * is stale, 422 with the unknown pool. A disabled account keeps its waiting deposits.
 */
export async function changeAccount(tx: Tx, command: Command) {
  const { accountId, change, staff, now } = command;
  const readCurrent = () => readAccount(tx, command);
  const row = await lockRow(tx, { ...command, readCurrent });
  const isEnabled = change.enabled ?? row.isEnabled;
  const version = row.version + 1;
  await tx.update(paymentAccount).set({ isEnabled, version }).where(eq(paymentAccount.id, row.id));
  const formerPools = await poolsOf(tx, accountId);
  if (change.poolIds) await setPools(tx, accountId, [...new Set(change.poolIds)]);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.changed',
    subject: `account:${accountId}`,
    ...changedFacts(
      { enabled: row.isEnabled, poolIds: formerPools },
      { enabled: isEnabled, poolIds: await poolsOf(tx, accountId) },
    ),
    now,
  });
  return readAccount(tx, command);
}

/** The ids of its pools, as the audit keeps them. */
async function poolsOf(tx: Tx, accountId: AccountId): Promise<string> {
  const rows = await tx
    .select({ poolId: poolAccount.poolId })
    .from(poolAccount)
    .where(eq(poolAccount.accountId, accountId))
    .orderBy(poolAccount.poolId);
  return rows.map(({ poolId }) => poolId).join(' ');
}

async function setPools(tx: Tx, accountId: AccountId, poolIds: readonly PoolId[]): Promise<void> {
  await requirePools(tx, poolIds);
  await tx.delete(poolAccount).where(eq(poolAccount.accountId, accountId));
  if (poolIds.length === 0) return;
  await tx.insert(poolAccount).values(poolIds.map((poolId) => ({ poolId, accountId })));
}

async function requirePools(tx: Tx, poolIds: readonly PoolId[]): Promise<void> {
  const known = await tx
    .select({ id: pool.id })
    .from(pool)
    .where(inArray(pool.id, [...poolIds]));
  const missing = poolIds.findIndex((id) => !known.some((row) => row.id === id));
  if (missing >= 0) throw notAllowed(`/poolIds/${missing}`, 'There is no such pool');
}
