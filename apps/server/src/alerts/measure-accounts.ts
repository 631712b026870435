import type { AccountId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, negated } from '@tiyin/domain/money';
import { and, desc, eq, lt, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { ledgerTotal, paymentAccount } from '../db/schema.ts';

/** The account that is nearest to its limit. */
type Fullest = {
  readonly accountId: AccountId;
  readonly balance: MinorUnits;
  readonly limit: MinorUnits;
  readonly currency: CurrencyCode;
};

/** The enabled accounts whose balance is at a share of their limit or above, and the fullest of them. */
export async function accountsNearLimit(
  tx: Tx,
  { percent, isTest }: { readonly percent: number; readonly isTest: boolean },
): Promise<{ readonly count: number; readonly fullest: Fullest | undefined }> {
  // The ledger is credit-positive: money on an account is below zero there.
  const isNear = sql`-${ledgerTotal.balance} * 100 >= ${paymentAccount.limit} * ${percent}::bigint`;
  const [row] = await tx
    .select({
      accountId: paymentAccount.id,
      balance: ledgerTotal.balance,
      limit: paymentAccount.limit,
      currency: ledgerTotal.currency,
      count: sql<string>`count(*) over ()`,
    })
    .from(ledgerTotal)
    .innerJoin(paymentAccount, eq(paymentAccount.id, ledgerTotal.paymentAccountId))
    .where(
      and(
        eq(ledgerTotal.kind, 'payment_account'),
        eq(ledgerTotal.isTest, isTest),
        eq(paymentAccount.isEnabled, true),
        lt(ledgerTotal.balance, sql`0`),
        isNear,
      ),
    )
    .orderBy(
      desc(sql`-${ledgerTotal.balance}::numeric / greatest(${paymentAccount.limit}, 1)`),
      paymentAccount.id,
    )
    .limit(1);
  if (!row) return { count: 0, fullest: undefined };
  const { count, ...fullest } = row;
  return { count: Number(count), fullest: { ...fullest, balance: negated(fullest.balance) } };
}
