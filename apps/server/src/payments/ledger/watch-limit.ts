import { isNearLimit } from '@tiyin/domain/notifications';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, notification, paymentAccount } from '../../db/schema.ts';
import { notify, resolve } from '../../notifications/notify.ts';

const kind = 'ACCOUNT_NEAR_LIMIT';

/**
 * Says that a payment account comes near its limit, and closes that once it no longer is (decision 3),
 * after what stands on its ledger account has changed. One query, but for the moments when that turns.
 */
export async function watchLimit(tx: Tx, ledgerAccountId: number, now: Date): Promise<void> {
  const [row] = await tx
    .select({
      accountId: paymentAccount.id,
      limit: paymentAccount.limit,
      balance: ledgerAccount.balance,
      isTest: ledgerAccount.isTest,
      currency: ledgerAccount.currency,
      saidId: notification.id,
    })
    .from(ledgerAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, ledgerAccount.paymentAccountId))
    .leftJoin(
      notification,
      and(
        eq(notification.subject, sql`'account:' || ${paymentAccount.id}`),
        eq(notification.kind, kind),
        isNull(notification.closedAt),
      ),
    )
    .where(eq(ledgerAccount.id, ledgerAccountId));
  if (!row) throw new Error(`ledger account ${ledgerAccountId} is no payment account's`);
  const { accountId, limit, balance, isTest, currency } = row;
  // The ledger is credit-positive: what stands on an account is below zero there.
  const isNear = isNearLimit(-balance, limit);
  if (isNear === (row.saidId !== null)) return;
  const subject = `account:${accountId}`;
  if (!isNear) return resolve(tx, subject, now, kind);
  const details = { standing: String(-balance), limit: String(limit), currency };
  await notify(tx, { kind, subject, merchantId: null, isTest, details, now });
}
