import type { AccountId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { and, eq, gt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { accountMovement } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60_000;

type Moved = {
  readonly accountId: AccountId;
  readonly direction: 'SWEEP' | 'TOP_UP';
  readonly now: Date;
};

/** All money that people moved to, or from, an account within 24 hours, in minor units (PEOPLE-531). */
export async function movedTotal(
  tx: Tx,
  { accountId, direction, now }: Moved,
): Promise<MinorUnits> {
  const { amount, createdAt } = accountMovement;
  const isOfDirection = direction === 'SWEEP' ? sql`${amount} < 0` : sql`${amount} > 0`;
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(abs(${amount})), 0)::text` })
    .from(accountMovement)
    .where(
      and(
        eq(accountMovement.accountId, accountId),
        gt(createdAt, new Date(now.getTime() - dayMs)),
        isOfDirection,
      ),
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}
