import type { AccountId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { LostRace } from '../../db/query-error.ts';
import { accountDay, statementSource } from '../../db/schema.ts';

/**
 * The time of a posting about money that a line of a statement may be: later than the last closing of a day of its
 * account, also where its transaction began before, since the closing has not judged it (LEDGER-570).
 */
export async function afterClosing(tx: Tx, accountId: AccountId, now: Date): Promise<Date> {
  const closedAt = await lastClosing(tx, accountId);
  return closedAt && closedAt >= now ? new Date(closedAt.getTime() + 1) : now;
}

/** Runs the transaction again where a day was closed while the posting of this time waited for it. */
export async function requireAfterClosing(tx: Tx, accountId: AccountId, at: Date): Promise<void> {
  const closedAt = await lastClosing(tx, accountId);
  if (closedAt && closedAt >= at) throw new LostRace('a day of the account was being closed');
}

/** Days are closed in their order: the last one was closed last. */
async function lastClosing(tx: Tx, accountId: AccountId): Promise<Date | undefined> {
  const ofLast = and(
    eq(accountDay.accountId, statementSource.accountId),
    eq(accountDay.day, statementSource.closedThrough),
  );
  const [last] = await tx
    .select({ closedAt: accountDay.closedAt })
    .from(statementSource)
    .innerJoin(accountDay, ofLast)
    .where(eq(statementSource.accountId, accountId));
  return last?.closedAt ?? undefined;
}
