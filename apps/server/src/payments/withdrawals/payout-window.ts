import type { PayoutId } from '@tiyin/domain/ids';
import { withdrawalTransition } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { isUnderWay, lockPayout, markPayout } from '../payouts/payout-row.ts';

/**
 * A payout has been running for 60 minutes (the job `payout.window`): if its outcome is unknown,
 * staff must check it (INVOICE-33). It may still turn out to be paid.
 */
export async function runPayoutWindow(tx: Tx, payoutId: PayoutId, now: Date): Promise<void> {
  const found = await lockPayout(tx, payoutId);
  if (!found || !isUnderWay(found.payout)) return;
  // That its provider took it is not forgotten.
  if (found.payout.status === 'NEW') await markPayout(tx, payoutId, { status: 'UNKNOWN' }, now);
  const [to] = withdrawalTransition(found.invoice.status, { type: 'payout-unknown' });
  if (to === undefined) return;
  const actor = { type: 'system' } as const;
  await moveInvoice(tx, found.invoice, { to, reason: 'payout_unknown', actor, now });
}
