import { isNearLimit } from '@tiyin/domain/notifications';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, notification, paymentAccount } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import type { Book } from './accounts.ts';

const kind = 'ACCOUNT_NEAR_LIMIT';

/** A payment account in the books of a currency, test or production. */
type Watched = Book & { readonly paymentAccountId: number };

const selectStanding = statement((composer, given: Given<Watched>) =>
  composer
    .select({
      limit: paymentAccount.limit,
      balance: ledgerAccount.balance,
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
    .where(
      and(
        eq(ledgerAccount.kind, 'payment_account'),
        eq(ledgerAccount.paymentAccountId, given('paymentAccountId')),
        eq(ledgerAccount.currency, given('currency')),
        eq(ledgerAccount.isTest, given('isTest')),
      ),
    ),
);

/**
 * Says that a payment account comes near its limit, and closes that once it no longer is (decision 3),
 * after what stands on its ledger account has changed. One query, but for the moments when that turns.
 */
export async function watchLimit(tx: Tx, watched: Watched, now: Date): Promise<void> {
  const { paymentAccountId, currency, isTest } = watched;
  const [row] = await selectStanding(tx, { paymentAccountId, currency, isTest });
  if (!row) return;
  const { limit, balance } = row;
  // The ledger is credit-positive: what stands on an account is below zero there.
  const isNear = isNearLimit(-balance, limit);
  if (isNear === (row.saidId !== null)) return;
  const subject = `account:${paymentAccountId}`;
  if (!isNear) return resolve(tx, subject, now, kind);
  const details = { standing: String(-balance), limit: String(limit), currency };
  await notify(tx, { kind, subject, merchantId: null, isTest, details, now });
}
