import { autoRetryDelayMs, withdrawalTransition } from '@tiyin/domain/invoices';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isAutoRetryEnabled } from '../../settings/auto-retry.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';

type Failure = {
  /** The try that failed, from 1. */
  readonly attempt: number;
  /** False where every account has refused it in this round. */
  readonly isRouteLeft: boolean;
  readonly actor: Actor;
  readonly now: Date;
};

/**
 * A try to pay a locked withdrawal has failed: another one is planned where auto-retry is on and one is
 * left, otherwise the withdrawal ends (INVOICE-32). One that a person has moved on stays as it is.
 */
export async function retryOrDecline(
  tx: Tx,
  row: InvoiceRow,
  { attempt, isRouteLeft, actor, now }: Failure,
): Promise<InvoiceRow> {
  const delayMs = autoRetryDelayMs(attempt, await isAutoRetryEnabled(tx));
  if (delayMs !== undefined && isRouteLeft && row.status === 'IN_PROGRESS') {
    const retry = { invoiceId: row.id, round: row.payoutRound, attempt: attempt + 1 };
    enqueue(tx, 'payout.retry', retry, new Date(now.getTime() + delayMs));
    return row;
  }
  const [to] = withdrawalTransition(row.status, { type: 'payouts-exhausted' });
  if (to === undefined) return row;
  return moveInvoice(tx, row, { to, reason: 'payouts_exhausted', actor, now });
}
