import { payoutWindowMs } from '@tiyin/domain/invoices';
import type { ReturnRow } from './return-row.ts';

type Open = Pick<ReturnRow, 'status' | 'statusAt'>;

/** It is sent again for half of the time: what is on its way then is over before its outcome may be declared. */
const resendMs = payoutWindowMs / 2;

/** Whether a return that its provider does not know is sent again (LEDGER-254). An accepted one never is. */
export function isSentAgain({ status, statusAt }: Open, now: Date): boolean {
  return (
    status === 'NEW' || (status === 'UNKNOWN' && now.getTime() - statusAt.getTime() < resendMs)
  );
}

/**
 * Whether people may declare the outcome of a return: it is not sent any more, and had its time to be answered
 * (LEDGER-254). One that was never sent waits for the end of a pause.
 */
export function isReturnEndable({ status, statusAt }: Open, now: Date): boolean {
  const isOpen = status === 'SENT' || status === 'UNKNOWN';
  return isOpen && now.getTime() - statusAt.getTime() >= payoutWindowMs;
}
