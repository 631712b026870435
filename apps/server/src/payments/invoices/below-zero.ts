import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, notification } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import type { InvoiceRow } from './invoice-row.ts';

const kind = 'BALANCE_BELOW_ZERO';

function subjectOf({ merchantId, currency, isTest }: InvoiceRow): string {
  return `merchant:${merchantId}:${currency}:${isTest ? 'test' : 'production'}`;
}

/** Says that an invoice took its merchant's balance below zero, where it did (decision 10). */
export async function sayWhereBelowZero(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  const { merchantId, isTest, currency } = row;
  const balance = await ledgerBalance(tx, { kind: 'merchant_balance', merchantId }, row);
  if (balance >= 0n) return;
  const details = { invoiceId: row.id, balance: String(balance), currency };
  await notify(tx, { kind, subject: subjectOf(row), merchantId, isTest, details, now });
}

/** Closes that once the balance is covered again; one query, since every deposit comes by here. */
export async function resolveWhereCovered(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  const covered = tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'merchant_balance'),
        eq(ledgerAccount.merchantId, row.merchantId),
        eq(ledgerAccount.currency, row.currency),
        eq(ledgerAccount.isTest, row.isTest),
        sql`${ledgerAccount.balance} >= 0`,
      ),
    );
  await tx
    .update(notification)
    .set({ closedAt: now })
    .where(
      and(
        eq(notification.subject, subjectOf(row)),
        eq(notification.kind, kind),
        isNull(notification.closedAt),
        sql`exists ${covered}`,
      ),
    );
}
