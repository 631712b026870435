import { asId, type MethodId, type TerminalId } from '@tiyin/domain/ids';
import { isCurrencyCode, type MinorUnits } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { and, eq, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  lease,
  ledgerTotal,
  notification,
  paymentAccount,
  poolAccount,
  provider,
  terminal,
} from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

const kind = 'NO_ACCOUNT_FREE';

/** How often it is checked whether an account is free again, in ms. */
const watchMs = 60_000;

const subjectOf = (terminalId: TerminalId) => `terminal:${terminalId}`;

type Wanted = {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly methodId: MethodId;
  readonly now: Date;
};

/** Notifies that a customer waits because no account is free: once per terminal while that is so (OFFICE-233). */
export async function notifyNoAccountFree(tx: Tx, row: InvoiceRow, wanted: Wanted): Promise<void> {
  const { terminalId, merchantId, isTest, currency } = row;
  const { amount, methodId, now } = wanted;
  const method = methodById(methodId)?.name ?? String(methodId);
  const details = { invoiceId: row.id, amount: String(amount), currency, method, methodId };
  const subject = subjectOf(terminalId);
  const isNew = await notify(tx, { kind, subject, merchantId, isTest, details, now });
  if (isNew) enqueueWatch(tx, terminalId, now);
}

/** A deposit found an account: one that may have waited for it ends the notification (OFFICE-233). */
export async function resolveAccountFree(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  // Requisites are the second event of a deposit that did not wait, which is the usual case.
  if (row.eventSequence > 1) await resolve(tx, subjectOf(row.terminalId), now, kind);
}

/**
 * Closes the notification of a terminal once an account is free for the request, else checks again
 * later.
 */
export async function runAccountWatch(tx: Tx, terminalId: TerminalId, now: Date): Promise<void> {
  const subject = subjectOf(terminalId);
  const [open] = await tx
    .select({ details: notification.details, isTest: notification.isTest })
    .from(notification)
    .where(
      and(
        eq(notification.subject, subject),
        eq(notification.kind, kind),
        isNull(notification.closedAt),
      ),
    );
  if (!open) return;
  const { amount = 0, methodId = 0, currency } = open.details;
  const wanted = {
    terminalId,
    amount: String(amount),
    methodId: asId<MethodId>(Number(methodId)),
    now,
  };
  const isFree = await isAccountFree(tx, { ...wanted, currency: String(currency), ...open });
  if (isFree) return resolve(tx, subject, now, kind);
  enqueueWatch(tx, terminalId, now);
}

function enqueueWatch(tx: Tx, terminalId: TerminalId, now: Date): void {
  enqueue(tx, 'routing.watch', { terminalId }, new Date(now.getTime() + watchMs));
}

type Search = {
  readonly terminalId: TerminalId;
  readonly methodId: MethodId;
  /** Minor units. */
  readonly amount: string;
  readonly currency: string;
  readonly isTest: boolean;
  readonly now: Date;
};

/** Whether routing would find an account, without locking or leasing one. */
async function isAccountFree(tx: Tx, search: Search): Promise<boolean> {
  const { terminalId, methodId, amount, currency, isTest, now } = search;
  if (!isCurrencyCode(currency)) return false;
  const standing = sql`(select coalesce(-sum(${ledgerTotal.balance}), 0) from ${ledgerTotal}
    where ${ledgerTotal.kind} = 'payment_account'
      and ${ledgerTotal.paymentAccountId} = ${paymentAccount.id}
      and ${ledgerTotal.currency} = ${currency} and ${ledgerTotal.isTest} = ${isTest})`;
  const expected = sql`(select coalesce(sum(${lease.amount}), 0) from ${lease}
    where ${lease.accountId} = ${paymentAccount.id} and ${lease.heldUntil} is null)`;
  const isAmountTaken = sql`${paymentAccount.checkUniqueAmount} and exists (select from ${lease}
    where ${lease.accountId} = ${paymentAccount.id} and ${lease.amount} = ${amount}::bigint
      and (${lease.heldUntil} is null or ${lease.heldUntil} > ${now.toISOString()}::timestamptz))`;
  const [free] = await tx
    .select({ id: paymentAccount.id })
    .from(terminal)
    .innerJoin(poolAccount, eq(poolAccount.poolId, terminal.poolId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(terminal.id, terminalId),
        eq(paymentAccount.methodId, methodId),
        eq(paymentAccount.currency, currency),
        sql`(${provider.kind} = 'sandbox') = ${isTest}`,
        eq(paymentAccount.isEnabled, true),
        isNull(paymentAccount.pausedAt),
        isNull(provider.pausedAt),
        isNotNull(paymentAccount.valueEncrypted),
        sql`${standing} + ${expected} + ${amount}::bigint <= ${paymentAccount.limit}`,
        sql`not (${isAmountTaken})`,
      ),
    )
    .limit(1);
  return free !== undefined;
}
