import type { AccountId, NotificationId } from '@tiyin/domain/ids';
import { negated } from '@tiyin/domain/money';
import { isNearLimit } from '@tiyin/domain/notifications';
import { and, eq, isNull, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerAccount, notification, paymentAccount } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { type NotificationKind, notify, resolve } from '../../notifications/notify.ts';
import type { Book } from './accounts.ts';

const nearLimit = 'ACCOUNT_NEAR_LIMIT';
const belowZero = 'ACCOUNT_BELOW_ZERO';

/** A payment account in the books of a currency, test or production. */
type Watched = Book & { readonly paymentAccountId: AccountId };

/** Another notification of the same row, for the join of both kinds. */
const below = alias(notification, 'below');

const selectStanding = statement((composer, given: Given<Watched>) =>
  composer
    .select({
      limit: paymentAccount.limit,
      balance: ledgerAccount.balance,
      nearNotificationId: notification.id,
      belowNotificationId: below.id,
    })
    .from(ledgerAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, ledgerAccount.paymentAccountId))
    .leftJoin(
      notification,
      and(
        eq(notification.subject, sql`'account:' || ${paymentAccount.id}`),
        eq(notification.kind, nearLimit),
        isNull(notification.closedAt),
      ),
    )
    .leftJoin(
      below,
      and(
        eq(below.subject, sql`'account:' || ${paymentAccount.id}`),
        eq(below.kind, belowZero),
        isNull(below.closedAt),
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

/** Whether a payment account's balance is near its limit. */
export async function isAccountNearLimit(tx: Tx, watched: Watched): Promise<boolean> {
  const [row] = await selectStanding(tx, watched);
  return row !== undefined && isNearLimit(negated(row.balance), row.limit);
}

/** Whether a payment account's balance is below zero. */
export async function isAccountBelowZero(tx: Tx, watched: Watched): Promise<boolean> {
  const [row] = await selectStanding(tx, watched);
  return row !== undefined && row.balance > 0n;
}

/**
 * Notifies staff that a payment account is near its limit (ROUTING-23) or below zero (LEDGER-203),
 * and closes the notification once that is over, after its ledger balance has changed. One query,
 * except when the state changes.
 */
export async function watchLimit(tx: Tx, watched: Watched, now: Date): Promise<void> {
  const { paymentAccountId, currency, isTest } = watched;
  const [row] = await selectStanding(tx, { paymentAccountId, currency, isTest });
  if (!row) return;
  const { limit, balance, nearNotificationId, belowNotificationId } = row;
  // The ledger is credit-positive: money on an account is below zero there.
  const standing = negated(balance);
  const say = async (
    kind: NotificationKind,
    isSo: boolean,
    notificationId: NotificationId | null,
  ) => {
    if (isSo === (notificationId !== null)) return;
    const subject = `account:${paymentAccountId}`;
    if (!isSo) return resolve(tx, subject, now, kind);
    const details = { standing: String(standing), limit: String(limit), currency };
    await notify(tx, { kind, subject, merchantId: null, isTest, details, now });
  };
  await say(nearLimit, isNearLimit(standing, limit), nearNotificationId);
  await say(belowZero, standing < 0n, belowNotificationId);
}
