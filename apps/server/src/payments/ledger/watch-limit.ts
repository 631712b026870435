import type { AccountId, LedgerAccountId, NotificationId } from '@tiyin/domain/ids';
import { negated } from '@tiyin/domain/money';
import { isNearLimit } from '@tiyin/domain/notifications';
import { alias, and, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { ledgerTotal, notification, paymentAccount } from '../../db/schema.ts';
import { type Composer, type Given, statement } from '../../db/statement.ts';
import { type NotificationKind, notify, resolve } from '../../notifications/notify.ts';
import type { Book } from './accounts.ts';

const nearLimit = 'ACCOUNT_NEAR_LIMIT';
const belowZero = 'ACCOUNT_BELOW_ZERO';

/** A payment account in the books of a currency, test or production. */
type Watched = Book & { readonly paymentAccountId: AccountId };

/** Another notification of the same row, for the join of both kinds. */
const below = alias(notification, 'below');

const isOpen = (row: typeof notification | typeof below, kind: NotificationKind) =>
  and(
    eq(row.subject, sql`'account:' || ${paymentAccount.id}`),
    eq(row.kind, kind),
    isNull(row.closedAt),
  );

const standings = (composer: Composer) =>
  composer
    .select({
      paymentAccountId: paymentAccount.id,
      currency: ledgerTotal.currency,
      isTest: ledgerTotal.isTest,
      limit: paymentAccount.limit,
      balance: ledgerTotal.balance,
      nearNotificationId: notification.id,
      belowNotificationId: below.id,
    })
    .from(ledgerTotal)
    .innerJoin(paymentAccount, eq(paymentAccount.id, ledgerTotal.paymentAccountId))
    .leftJoin(notification, isOpen(notification, nearLimit))
    .leftJoin(below, isOpen(below, belowZero));

type Standing = Awaited<ReturnType<typeof selectStanding>>[number];

const selectStanding = statement((composer, given: Given<Watched>) =>
  standings(composer).where(
    and(
      eq(ledgerTotal.kind, 'payment_account'),
      eq(ledgerTotal.paymentAccountId, given('paymentAccountId')),
      eq(ledgerTotal.currency, given('currency')),
      eq(ledgerTotal.isTest, given('isTest')),
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
  if (row) await follow(tx, row, now);
}

/** The same for the payment accounts among ledger accounts. */
export async function watchLimits(
  tx: Tx,
  ids: readonly LedgerAccountId[],
  now: Date,
): Promise<void> {
  for (const row of await standings(tx).where(inArray(ledgerTotal.id, [...ids]))) {
    await follow(tx, row, now);
  }
}

async function follow(tx: Tx, row: Standing, now: Date): Promise<void> {
  const { paymentAccountId, currency, isTest, limit, balance } = row;
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
  await say(nearLimit, isNearLimit(standing, limit), row.nearNotificationId);
  await say(belowZero, standing < 0n, row.belowNotificationId);
}
