import type { AccountId, MethodId, TerminalId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, poolAccount, provider, terminal } from '../../db/schema.ts';
import { type Given, places, statement, write } from '../../db/statement.ts';
import type { CandidateRow } from './account-row.ts';

/** The accounts that an invoice of a terminal can be paid through. */
export type Wanted = {
  readonly terminalId: TerminalId;
  readonly methodId: MethodId;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
};

/** Whether an account is a candidate, as part of a query that joins the needed tables. */
export function isCandidate<V extends Wanted>(given: Given<V>): SQL | undefined {
  return and(
    eq(terminal.id, given('terminalId')),
    eq(paymentAccount.methodId, given('methodId')),
    eq(paymentAccount.currency, given('currency')),
    // Test terminals route to the sandbox only, production ones to anything else (ROUTING-3).
    sql`(${provider.kind} = 'sandbox') = ${given('isTest')}`,
  );
}

const selectLocked = statement((composer, given: Given<Wanted>) =>
  composer
    .select({ account: paymentAccount, providerPausedAt: provider.pausedAt })
    .from(terminal)
    .innerJoin(poolAccount, eq(poolAccount.poolId, terminal.poolId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(isCandidate(given))
    .orderBy(asc(paymentAccount.id))
    .for('no key update', { of: paymentAccount }),
);

/**
 * Accounts of the terminal's pool for this method, currency and mode: by priority, then least
 * recently used. Their rows are locked while their limits are checked, so that two concurrent
 * deposits cannot both fit, and in the order of their ids, so that no deadlock occurs.
 */
export async function lockCandidates(tx: Tx, wanted: Wanted): Promise<CandidateRow[]> {
  const rows = await selectLocked(tx, wanted);
  return rows
    .map((row) => ({ ...row.account, isProviderPaused: row.providerPausedAt !== null }))
    .toSorted(byPriorityThenLeastUsed);
}

function byPriorityThenLeastUsed(a: CandidateRow, b: CandidateRow): number {
  const usedAt = (account: CandidateRow) => account.lastUsedAt?.getTime() ?? 0;
  return b.priority - a.priority || usedAt(a) - usedAt(b) || a.id - b.id;
}

/** Notes that an account was chosen: the others come first the next time. */
export const markUsed = write(
  (composer, given: Given<{ readonly accountId: AccountId; readonly lastUsedAt: Date }>) =>
    composer
      .update(paymentAccount)
      .set(places(given, ['lastUsedAt']))
      .where(eq(paymentAccount.id, given('accountId'))),
);
