import type { PayoutId } from '@tiyin/domain/ids';
import { payoutWindowMs, withdrawalTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { isUnderWay, lockPayout, markPayout } from '../payouts/payout-row.ts';
import { isHeld } from '../payouts/payout-window.ts';

/**
 * A payout has been running for 60 minutes (the job `payout.window`): if its outcome is unknown,
 * staff must check it (INVOICE-33). It may still turn out to be paid. One that waits for the end of a pause was not
 * sent: its window begins again (ROUTING-301).
 */
export async function runPayoutWindow(tx: Tx, payoutId: PayoutId, now: Date): Promise<void> {
  const found = await lockPayout(tx, payoutId);
  if (!found || !isUnderWay(found.payout)) return;
  if (await isHeld(tx, found.payout)) {
    return enqueue(tx, 'payout.window', { payoutId }, new Date(now.getTime() + payoutWindowMs));
  }
  // That its provider took it is not forgotten.
  if (found.payout.status === 'NEW') await markPayout(tx, payoutId, { status: 'UNKNOWN' }, now);
  const [to] = withdrawalTransition(found.invoice.status, { type: 'payout-unknown' });
  if (to === undefined) return;
  const actor = { type: 'system' } as const;
  await moveInvoice(tx, found.invoice, { to, reason: 'payout_unknown', actor, now });
}
