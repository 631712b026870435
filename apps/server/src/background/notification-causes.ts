import {
  asId,
  type AccountId,
  type EndpointId,
  type InvoiceId,
  type TicketId,
  type TransferId,
} from '@tiyin/domain/ids';
import { isReserved } from '@tiyin/domain/invoices';
import { isCurrencyCode } from '@tiyin/domain/money';
import { type SQL, and, desc, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import {
  callback,
  endpointTry,
  invoice,
  type notification,
  paymentAccount,
  supportTicket,
  transfer,
} from '../db/schema.ts';
import { isCallbackOf } from '../db/callbacks-of-invoice.ts';
import { isTakenStatus } from '../callbacks/endpoints/taken.ts';
import { isInvariantBroken } from '../invariants/record-results.ts';
import { isApprovalPending } from '../approvals/approval-row.ts';
import { ledgerBalance } from '../payments/ledger/accounts.ts';
import { isAccountBelowZero, isAccountNearLimit } from '../payments/ledger/watch-limit.ts';
import { livePayoutOf } from '../payments/payouts/payout-row.ts';
import { liveReturnOf } from '../payments/returns/return-row.ts';
import { isWaitingTransfer } from '../payments/ledger/waiting-transfer.ts';
import { isMadeByHand } from '../payments/payouts/payout-waits.ts';

type NotificationRow = typeof notification.$inferSelect;

/**
 * Whether the cause of a notification still exists (PEOPLE-232). A failed report and a
 * contradicting report are events: they cannot persist.
 */
export async function doesCausePersist(tx: Tx, row: NotificationRow): Promise<boolean> {
  const [type, ...parts] = row.subject.split(':');
  const id = parts.join(':');
  switch (row.kind) {
    case 'TRANSFER_UNMATCHED':
      return isUnmatched(tx, asId(Number(id)));
    case 'TRANSFER_DIFFERS':
    case 'TRANSFER_LATE':
    case 'REPORTS_CONTRADICT':
    case 'PAYOUT_AFTER_RELEASE':
      return type === 'invoice' && (await statusOf(tx, asId(id))) === 'ERROR';
    case 'PAYOUT_UNKNOWN':
      return (
        (type === 'invoice' && (await statusOf(tx, asId(id))) === 'ERROR') ||
        ((await liveReturn(tx, type, id))?.status ?? 'NEW') !== 'NEW'
      );
    case 'PAYOUT_WAITS':
      return (
        (type === 'invoice' && (await doesPayoutWait(tx, asId(id)))) ||
        (await liveReturn(tx, type, id)) !== undefined
      );
    case 'DEPOSIT_WAITS':
      return (await statusOf(tx, asId(id))) === 'PENDING';
    case 'BALANCE_BELOW_ZERO':
      return isBalanceBelowZero(tx, row);
    case 'CALLBACK_FAILED':
      if (type === 'endpoint') return isLastTryFailed(tx, asId(Number(id)));
      return isLastCallbackFailed(
        tx,
        type === 'merchant' ? eq(callback.merchantId, asId(Number(id))) : isCallbackOf(asId(id)),
      );
    case 'ACCOUNT_NEAR_LIMIT':
      return isOfAccount(tx, row, asId(Number(id)), isAccountNearLimit);
    case 'ACCOUNT_BELOW_ZERO':
      return isOfAccount(tx, row, asId(Number(id)), isAccountBelowZero);
    case 'ACCOUNT_PAUSED':
      return isAccountPaused(tx, asId(Number(id)));
    case 'TICKET_WAITS':
      return isTicketUndecided(tx, asId(Number(id)));
    case 'APPROVAL_WAITS':
      return isApprovalPending(tx, asId(id));
    case 'INVARIANT_BROKEN':
      return isInvariantBroken(tx, id);
    case 'APPROVAL_ENDED':
    case 'REPORT_FAILED':
      return false;
    // A waiting customer's form polls every second, the checks run every five minutes: the next opens it again.
    case 'NO_ACCOUNT_FREE':
    case 'CHECKS_INCOMPLETE':
      return false;
  }
}

async function statusOf(tx: Tx, invoiceId: InvoiceId) {
  const [row] = await tx
    .select({ status: invoice.status })
    .from(invoice)
    .where(eq(invoice.id, invoiceId));
  return row?.status;
}

function liveReturn(tx: Tx, type: string | undefined, id: string) {
  return liveReturnOf(
    tx,
    type === 'transfer' ? { transferId: asId(Number(id)) } : { invoiceId: asId(id) },
  );
}

async function isUnmatched(tx: Tx, id: TransferId): Promise<boolean> {
  const [row] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(and(eq(transfer.id, id), isWaitingTransfer));
  return row !== undefined;
}

async function doesPayoutWait(tx: Tx, invoiceId: InvoiceId): Promise<boolean> {
  const status = await statusOf(tx, invoiceId);
  const live = status && isReserved(status) && (await livePayoutOf(tx, invoiceId));
  return live ? isMadeByHand(tx, live) : false;
}

async function isBalanceBelowZero(tx: Tx, row: NotificationRow): Promise<boolean> {
  const { merchantId, isTest, details } = row;
  const currency = String(details['currency']);
  if (merchantId === null || !isCurrencyCode(currency)) return false;
  const name = { kind: 'merchant_balance', merchantId } as const;
  return (await ledgerBalance(tx, name, { currency, isTest })).amount < 0n;
}

async function isOfAccount(
  tx: Tx,
  row: NotificationRow,
  paymentAccountId: AccountId,
  isSo: typeof isAccountNearLimit,
): Promise<boolean> {
  const currency = String(row.details['currency']);
  if (!isCurrencyCode(currency)) return false;
  return isSo(tx, { paymentAccountId, currency, isTest: row.isTest });
}

async function isAccountPaused(tx: Tx, id: AccountId): Promise<boolean> {
  const [row] = await tx
    .select({ pausedAt: paymentAccount.pausedAt })
    .from(paymentAccount)
    .where(eq(paymentAccount.id, id));
  return row !== undefined && row.pausedAt !== null;
}

async function isLastCallbackFailed(tx: Tx, ofOwner: SQL): Promise<boolean> {
  const [last] = await tx
    .select({ state: callback.state })
    .from(callback)
    .where(ofOwner)
    .orderBy(desc(callback.number))
    .limit(1);
  return last?.state === 'FAILED';
}

async function isLastTryFailed(tx: Tx, id: EndpointId): Promise<boolean> {
  const [last] = await tx
    .select({ statusCode: endpointTry.statusCode })
    .from(endpointTry)
    .where(eq(endpointTry.endpointId, id))
    .orderBy(desc(endpointTry.id))
    .limit(1);
  return last !== undefined && !isTakenStatus(last.statusCode);
}

async function isTicketUndecided(tx: Tx, id: TicketId): Promise<boolean> {
  const [row] = await tx
    .select({ status: supportTicket.status })
    .from(supportTicket)
    .where(eq(supportTicket.id, id));
  return row !== undefined && row.status !== 'SOLVED' && row.status !== 'REJECTED';
}
