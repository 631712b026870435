import { dayMs } from '@tiyin/domain/dates';
import type { AccountId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine, transfer } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { pairDays } from '../ledger/pair-days.ts';
import { dayNumber, reachDays, readPaired } from '../ledger/paired-lines.ts';
import { isWaitingTransfer } from '../ledger/waiting-transfer.ts';

type Moved = {
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly now: Date;
};

/**
 * 422 for money that a statement shows and that waits as an unmatched transfer, on the days of the movement or when
 * lines of the amount exchange their money (LEDGER-750): it is on the account already. Once that transfer is taken back,
 * the movement is booked.
 */
export async function requireUnstated(tx: Tx, { accountId, amount, now }: Moved): Promise<void> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date`;
  const waiting = await tx
    .select({ id: transfer.id, day: sql<number>`${dayNumber(sql`${statementLine.day}`)}` })
    .from(statementLine)
    .innerJoin(transfer, eq(transfer.id, statementLine.transferId))
    .where(
      and(
        eq(statementLine.accountId, accountId),
        eq(statementLine.amount, amount),
        sql`${statementLine.day} between ${today} - ${reachDays}::integer and ${today} + 1`,
        eq(transfer.source, 'statement'),
        isNull(statementLine.reportedAs),
        isWaitingTransfer,
      ),
    )
    .orderBy(sql`abs(${statementLine.day} - ${today})`, transfer.id);
  if (waiting.length === 0) return;
  const day = Math.floor(now.getTime() / dayMs);
  const { lines, money } = await readPaired(tx, { accountId, amount, day });
  const stated = waiting.find(
    (line) => line.day >= day - 3 || pairDays([...lines, line.day], [...money, day]),
  );
  if (stated) {
    const message = `The statement shows this money as transfer ${stated.id}: take that back first`;
    throw notAllowed('/amount', message);
  }
}
