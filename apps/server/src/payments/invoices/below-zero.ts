import type { LedgerAccountId } from '@tiyin/domain/ids';
import { type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { and, eq, gte, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerTotal, notification } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

const kind = 'BALANCE_BELOW_ZERO';

function subjectOf({ merchantId, currency, isTest }: InvoiceRow): string {
  return `merchant:${merchantId}:${currency}:${isTest ? 'test' : 'production'}`;
}

/**
 * Opens a notification if an invoice took its merchant's balance below zero (LEDGER-23). It is closed when
 * what covers the balance is folded (`closeCovered`).
 * @param change the amount just posted to the balance
 */
export async function followBalance(
  tx: Tx,
  row: InvoiceRow,
  change: MinorUnits,
  now: Date,
): Promise<void> {
  if (change < 0n) await notifyBelowZero(tx, row, now);
}

async function notifyBelowZero(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  const { merchantId, isTest, currency } = row;
  const { amount: balance } = await ledgerBalance(
    tx,
    { kind: 'merchant_balance', merchantId },
    row,
  );
  if (balance >= 0n) return;
  const details = { invoiceId: row.id, balance: String(balance), currency };
  await notify(tx, { kind, subject: subjectOf(row), merchantId, isTest, details, now });
}

/** Closes the notifications of those of some ledger accounts that are merchants' balances and covered again. */
export async function closeCovered(
  tx: Tx,
  ids: readonly LedgerAccountId[],
  now: Date,
): Promise<void> {
  const { merchantId, currency, isTest } = ledgerTotal;
  const subjects = tx
    .select({
      subject: sql`'merchant:' || ${merchantId} || ':' || ${currency} || ':'
        || case when ${isTest} then 'test' else 'production' end`,
    })
    .from(ledgerTotal)
    .where(
      and(
        inArray(ledgerTotal.id, [...ids]),
        eq(ledgerTotal.kind, 'merchant_balance'),
        gte(ledgerTotal.balance, zeroUnits),
      ),
    );
  await tx
    .update(notification)
    .set({ closedAt: now })
    .where(
      and(
        eq(notification.kind, kind),
        isNull(notification.closedAt),
        inArray(notification.subject, subjects),
      ),
    );
}
