import type { CurrencyCode } from '@tiyin/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, poolAccount, provider } from '../../db/schema.ts';
import type { AccountRow } from '../accounts/account-row.ts';
import { standingAndExpected } from './account-funds.ts';
import { takeLease } from './leases.ts';

type Wish = {
  readonly poolId: number;
  readonly methodId: number;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly isTest: boolean;
  readonly invoiceId: string;
  /** Accounts that keep this amount for this invoice already: they come first. */
  readonly keptOn: readonly number[];
  readonly now: Date;
};

/** Why an account was passed over or taken; kept with the invoice (decision 19). */
export type RoutingStep = {
  readonly accountId: number;
  readonly outcome: 'disabled' | 'limit_reached' | 'amount_taken' | 'chosen';
};

type Choice = { readonly account: AccountRow | undefined; readonly explanation: RoutingStep[] };

/**
 * Accounts of the pool for this method, currency and mode: by priority, then least recently used. Their
 * rows are locked while their limits are judged, so that two at once cannot both fit, and all in the
 * order of their ids, so that nobody waits in a circle.
 */
async function lockCandidates(tx: Tx, wish: Wish): Promise<AccountRow[]> {
  const rows = await tx
    .select({ account: paymentAccount })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(poolAccount.poolId, wish.poolId),
        eq(paymentAccount.methodId, wish.methodId),
        eq(paymentAccount.currency, wish.currency),
        // Test terminals route to the sandbox only, production ones to anything else (decision 5).
        sql`(${provider.kind} = 'sandbox') = ${wish.isTest}`,
      ),
    )
    .orderBy(asc(paymentAccount.id))
    .for('no key update', { of: paymentAccount });
  const isKept = (account: AccountRow) => Number(wish.keptOn.includes(account.id));
  return rows
    .map((row) => row.account)
    .toSorted((a, b) => isKept(b) - isKept(a) || byPriorityThenLeastUsed(a, b));
}

function byPriorityThenLeastUsed(a: AccountRow, b: AccountRow): number {
  const usedAt = (account: AccountRow) => account.lastUsedAt?.getTime() ?? 0;
  return b.priority - a.priority || usedAt(a) - usedAt(b) || a.id - b.id;
}

/** Chooses the account that a deposit's money shall go to and leases the amount on it (decision 19). */
export async function chooseAccount(tx: Tx, wish: Wish): Promise<Choice> {
  const explanation: RoutingStep[] = [];
  for (const candidate of await lockCandidates(tx, wish)) {
    const outcome = await tryAccount(tx, wish, candidate);
    explanation.push({ accountId: candidate.id, outcome });
    if (outcome === 'chosen') return { account: candidate, explanation };
  }
  return { account: undefined, explanation };
}

async function tryAccount(
  tx: Tx,
  wish: Wish,
  account: AccountRow,
): Promise<RoutingStep['outcome']> {
  if (!account.isEnabled) return 'disabled';
  const expected = await standingAndExpected(tx, {
    accountId: account.id,
    currency: wish.currency,
    isTest: wish.isTest,
    exceptInvoiceId: wish.invoiceId,
  });
  if (expected + wish.amount > account.limit) return 'limit_reached';
  const isTaken = await takeLease(tx, {
    accountId: account.id,
    amount: wish.amount,
    isUnique: account.checkUniqueAmount,
    invoiceId: wish.invoiceId,
    now: wish.now,
  });
  if (!isTaken) return 'amount_taken';
  await tx
    .update(paymentAccount)
    .set({ lastUsedAt: wish.now })
    .where(eq(paymentAccount.id, account.id));
  return 'chosen';
}
