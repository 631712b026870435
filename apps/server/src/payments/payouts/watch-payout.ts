import { isReserved, payoutWindowMs, withdrawalTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { resolve } from '../../notifications/notify.ts';
import { isMadeByHand, notifyPayoutWaits } from './payout-waits.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { livePayoutOf } from './payout-row.ts';

/**
 * The effect of a withdrawal's status change by staff on its running payout. If its money is no
 * longer reserved, it must not be paid; if it waits again, staff are notified about a manual one,
 * and an unknown one is reported to staff after its window, as at first (INVOICE-33).
 */
export async function watchPayout(tx: Tx, row: InvoiceRow, now: Date): Promise<void> {
  if (!isReserved(row.status)) return resolve(tx, `invoice:${row.id}`, now, 'PAYOUT_WAITS');
  const [unknown] = withdrawalTransition(row.status, { type: 'payout-unknown' });
  const live = unknown && (await livePayoutOf(tx, row.id));
  if (!live) return;
  const payoutId = live.id;
  if (await isMadeByHand(tx, live)) await notifyPayoutWaits(tx, { invoice: row, payoutId, now });
  const until = new Date(now.getTime() + payoutWindowMs);
  enqueue(tx, 'payout.window', { payoutId }, until);
}
