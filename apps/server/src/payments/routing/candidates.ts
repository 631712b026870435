import type { AccountId, MethodId, TerminalId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, poolAccount, provider, terminal } from '../../db/schema.ts';
import { type Composer, type Given, places, statement, write } from '../../db/statement.ts';
import type { AccountRow, CandidateRow } from './account-row.ts';

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
 * The accounts that may pay a withdrawal of a terminal: by priority, then least recently used. Their rows are
 * locked while their money is judged, so that two concurrent payouts cannot both take it, and in the order of
 * their ids, so that no deadlock occurs.
 */
export async function lockCandidates(tx: Tx, wanted: Wanted): Promise<CandidateRow[]> {
  const rows = await selectLocked(tx, wanted);
  return rows.map(candidateRow).toSorted(byPriorityThenLeastUsed);
}

type Found = { readonly account: AccountRow; readonly providerPausedAt: Date | null };

function candidateRow({ account, providerPausedAt }: Found): CandidateRow {
  return { ...account, isProviderPaused: providerPausedAt !== null };
}

function byPriorityThenLeastUsed(a: CandidateRow, b: CandidateRow): number {
  const usedAt = (account: CandidateRow) => account.lastUsedAt?.getTime() ?? 0;
  return b.priority - a.priority || usedAt(a) - usedAt(b) || a.id - b.id;
}

type OneOf = { readonly ids: readonly AccountId[] };

const selectOneOf = (composer: Composer, given: Given<OneOf>) =>
  composer
    .select({ account: paymentAccount, providerPausedAt: provider.pausedAt })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(sql`${paymentAccount.id} = any(${given('ids')}::integer[])`)
    .orderBy(sql`array_position(${given('ids')}::integer[], ${paymentAccount.id})`)
    .limit(1);

const selectFree = statement((composer, given: Given<OneOf>) =>
  selectOneOf(composer, given).for('no key update', { of: paymentAccount, skipLocked: true }),
);

const selectAwaited = statement((composer, given: Given<OneOf>) =>
  selectOneOf(composer, given).for('no key update', { of: paymentAccount }),
);

/**
 * Locks the first of some accounts that no other transaction holds; undefined if each is held. It never waits, so
 * what else is locked does not matter.
 */
export async function lockFree(
  tx: Tx,
  ids: readonly AccountId[],
): Promise<CandidateRow | undefined> {
  const [found] = await selectFree(tx, { ids });
  return found && candidateRow(found);
}

/** Waits for an account and locks it. */
export async function lockAwaited(tx: Tx, id: AccountId): Promise<CandidateRow | undefined> {
  const [found] = await selectAwaited(tx, { ids: [id] });
  return found && candidateRow(found);
}

/** Notes that an account was chosen: the others come first the next time. */
export const markUsed = write(
  (composer, given: Given<{ readonly accountId: AccountId; readonly lastUsedAt: Date }>) =>
    composer
      .update(paymentAccount)
      .set(places(given, ['lastUsedAt']))
      .where(eq(paymentAccount.id, given('accountId'))),
);
