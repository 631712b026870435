import { create } from 'superstruct';
import type { Tx } from '../db/database.ts';
import { reopenNotification } from '../notifications/reopen-notification.ts';
import { runDeadline, runMatchWindow } from '../payments/invoices/expire.ts';
import { runPayoutRetry } from '../payments/withdrawals/retry-payout.ts';
import { runPayoutWindow } from '../payments/withdrawals/payout-window.ts';
import { runAccountWatch } from '../payments/routing/no-account-free.ts';
import { askSandbox } from '../providers/sandbox/deposits.ts';
import { askSandboxPayout } from '../providers/sandbox/payouts.ts';
import { jobPayloads } from '../jobs/queue.ts';

type Work = { readonly kind: string; readonly payload: unknown };

/** Does a job, in the transaction that also takes it off the queue. */
export async function doJob(tx: Tx, { kind, payload }: Work, now: Date): Promise<void> {
  switch (kind) {
    case 'deposit.deadline':
    case 'invoice.deadline':
      return runDeadline(tx, create(payload, jobPayloads[kind]).invoiceId, now);
    case 'deposit.match-window':
      return runMatchWindow(tx, create(payload, jobPayloads[kind]).invoiceId, now);
    case 'sandbox.deposit':
      return askSandbox(tx, create(payload, jobPayloads[kind]), now);
    case 'sandbox.payout':
      return askSandboxPayout(tx, create(payload, jobPayloads[kind]), now);
    case 'payout.retry':
      return runPayoutRetry(tx, create(payload, jobPayloads[kind]), now);
    case 'payout.window':
      return runPayoutWindow(tx, create(payload, jobPayloads[kind]).payoutId, now);
    case 'routing.watch':
      return runAccountWatch(tx, create(payload, jobPayloads[kind]).terminalId, now);
    case 'notification.recheck':
      return reopenNotification(tx, create(payload, jobPayloads[kind]).notificationId, now);
    default:
      throw new Error(`there is no job of the kind ${kind}`);
  }
}
