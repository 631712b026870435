import { amountToWire } from '@tiyin/domain/money';
import { and, asc, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type Own, isOfMode } from '../db/own.ts';
import { ledgerTotal } from '../db/schema.ts';

/** The balances of a merchant, test and production apart, an entry per currency (API-462). */
export async function ownBalances(tx: Tx, own: Own) {
  const rows = await tx
    .select({
      currency: ledgerTotal.currency,
      isTest: ledgerTotal.isTest,
      balance: ledgerTotal.balance,
    })
    .from(ledgerTotal)
    .where(
      and(
        eq(ledgerTotal.kind, 'merchant_balance'),
        eq(ledgerTotal.merchantId, own.merchantId),
        isOfMode(ledgerTotal.isTest, own),
      ),
    )
    .orderBy(asc(ledgerTotal.isTest), asc(ledgerTotal.currency));
  return {
    items: rows.map(({ balance, ...row }) => ({ ...row, amount: amountToWire(balance) })),
  };
}
