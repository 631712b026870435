import type { AccountId } from '@tiyin/domain/ids';
import { amountToWire, negated, type Money, money } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { lockedBalance } from '../ledger/accounts.ts';
import type { AccountRow } from '../routing/account-row.ts';

/** A locked payment account: no other transaction changes it or moves its money. */
export type LockedAccount = {
  readonly row: AccountRow;
  /** Accounts of the sandbox are test, all others production (ROUTING-3). */
  readonly isTest: boolean;
  /** Its ledger balance, as it stands there. */
  readonly standing: Money;
};

/** Locks a payment account. 404 if unknown; 409 `conflict` for a stale version. */
export async function lockAccount(
  tx: Tx,
  id: AccountId,
  expectedVersion: number | undefined,
): Promise<LockedAccount> {
  const [found] = await tx
    .select({ row: paymentAccount, kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, id))
    .for('no key update', { of: paymentAccount });
  if (!found) throw new ProblemError('not_found');
  const { row, kind } = found;
  const isTest = kind === 'sandbox';
  const name = { kind: 'payment_account', paymentAccountId: id } as const;
  // The ledger is credit-positive: money on an account is below zero there.
  const owed = await lockedBalance(tx, name, { currency: row.currency, isTest });
  const standing = money(negated(owed.amount), owed.currency);
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    const current = { id, balance: amountToWire(standing.amount), version: row.version };
    throw new ProblemError('conflict', { current });
  }
  return { row, isTest, standing };
}
