import type { MinorUnits } from '@tiyin/domain/money';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, notification } from '../../db/schema.ts';
import { type Given, places, write } from '../../db/statement.ts';
import { notify } from '../../notifications/notify.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

const kind = 'BALANCE_BELOW_ZERO';

function subjectOf({ merchantId, currency, isTest }: InvoiceRow): string {
  return `merchant:${merchantId}:${currency}:${isTest ? 'test' : 'production'}`;
}

/**
 * Opens a notification if an invoice took its merchant's balance below zero (LEDGER-23), and closes
 * it once the balance is covered again.
 * @param change the amount just posted to the balance
 */
export async function followBalance(
  tx: Tx,
  row: InvoiceRow,
  change: MinorUnits,
  now: Date,
): Promise<void> {
  if (change < 0n) await notifyBelowZero(tx, row, now);
  if (change > 0n) resolveWhereCovered(tx, row, now);
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

type Covering = Pick<InvoiceRow, 'merchantId' | 'currency' | 'isTest'> & {
  readonly subject: string;
  readonly closedAt: Date;
};

const closeWhereCovered = write((composer, given: Given<Covering>) => {
  const covered = composer
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'merchant_balance'),
        eq(ledgerAccount.merchantId, given('merchantId')),
        eq(ledgerAccount.currency, given('currency')),
        eq(ledgerAccount.isTest, given('isTest')),
        sql`${ledgerAccount.balance} >= 0`,
      ),
    );
  return composer
    .update(notification)
    .set(places(given, ['closedAt']))
    .where(
      and(
        eq(notification.subject, given('subject')),
        eq(notification.kind, kind),
        isNull(notification.closedAt),
        sql`exists ${covered}`,
      ),
    );
});

/** One query, because every deposit runs it. */
function resolveWhereCovered(tx: Tx, row: InvoiceRow, now: Date): void {
  const { merchantId, currency, isTest } = row;
  const subject = subjectOf(row);
  closeWhereCovered(tx, { merchantId, currency, isTest, subject, closedAt: now });
}
