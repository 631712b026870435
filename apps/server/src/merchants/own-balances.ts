import { amountToWire } from '@tiyin/domain/money';
import { and, asc, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type Own, isOfMode } from '../db/own.ts';
import { ledgerAccount } from '../db/schema.ts';

/** The balances of a merchant, test and production apart, an entry per currency (API-462). */
export async function ownBalances(tx: Tx, own: Own) {
  const rows = await tx
    .select({
      currency: ledgerAccount.currency,
      isTest: ledgerAccount.isTest,
      balance: ledgerAccount.balance,
    })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'merchant_balance'),
        eq(ledgerAccount.merchantId, own.merchantId),
        isOfMode(ledgerAccount.isTest, own),
      ),
    )
    .orderBy(asc(ledgerAccount.isTest), asc(ledgerAccount.currency));
  return {
    items: rows.map(({ balance, ...row }) => ({ ...row, amount: amountToWire(balance) })),
  };
}
