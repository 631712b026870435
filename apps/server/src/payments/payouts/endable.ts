import { payoutWindowMs } from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PayoutRow } from './payout-row.ts';
import { isHeld, readWindow } from './payout-window.ts';

/** Whether a payout is old enough for people to declare its outcome, now or later. */
export function isAnHourOld({ createdAt }: Pick<PayoutRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= payoutWindowMs;
}

/**
 * Whether people may declare the outcome of a payout under way: it is not sent any more, and had its time to be
 * answered (LEDGER-293). That time begins again where it is sent after a pause, or a person puts its withdrawal in
 * progress again (LEDGER-752).
 */
export async function isEndable(
  tx: Tx,
  payout: PayoutRow,
  { status }: Pick<InvoiceRow, 'status'>,
  now: Date,
): Promise<boolean> {
  if (status === 'IN_PROGRESS' || !isAnHourOld(payout, now)) return false;
  const { last } = await readWindow(tx, payout);
  return last === undefined || last <= now || isHeld(tx, payout);
}
