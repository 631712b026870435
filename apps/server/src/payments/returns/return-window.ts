import type { ReturnId } from '@tiyin/domain/ids';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isHeld } from '../payouts/payout-window.ts';
import { needPerson } from './need-person.ts';
import { isReturnUnderWay, lockReturn, markReturn } from './return-row.ts';

/** Queues the end of the hour in which a provider reports a return (LEDGER-252). */
export function startReturnWindow(tx: Tx, returnId: ReturnId, now: Date): void {
  enqueue(tx, 'return.window', { returnId }, new Date(now.getTime() + payoutWindowMs));
}

/**
 * A return has been running for 60 minutes (the job `return.window`): if its outcome is unknown, staff must check it,
 * also where its provider accepted it (LEDGER-252). One that waits for the end of a pause was not sent: its window
 * begins again (ROUTING-301).
 */
export async function runReturnWindow(tx: Tx, returnId: ReturnId, now: Date): Promise<void> {
  const found = await lockReturn(tx, returnId);
  if (!found || !isReturnUnderWay(found.row)) return;
  const { row } = found;
  if (await isHeld(tx, row)) return startReturnWindow(tx, returnId, now);
  // That its provider took it is not forgotten.
  if (row.status === 'NEW') await markReturn(tx, returnId, { status: 'UNKNOWN' }, now);
  await needPerson(tx, row, 'PAYOUT_UNKNOWN', now);
}
