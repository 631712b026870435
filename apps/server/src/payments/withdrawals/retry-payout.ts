import type { InvoiceId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { lockInvoice } from '../invoice-rows/invoice-row.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { lockPayoutAccounts, sendPayout } from './send-payout.ts';

type Retry = { readonly invoiceId: InvoiceId; readonly round: number; readonly attempt: number };

/**
 * The pause after a refusal is over: another route is tried (the job `payout.retry`). A withdrawal that
 * a person has moved or retried meanwhile is left alone.
 */
export async function runPayoutRetry(tx: Tx, retry: Retry, now: Date): Promise<void> {
  const row = await lockInvoice(tx, retry.invoiceId);
  if (row?.status !== 'IN_PROGRESS' || row.payoutRound !== retry.round) return;
  // One that was refused may have turned out to be paid since: never a second one beside it.
  const payouts = await payoutsOf(tx, row.id);
  if (payouts.some(({ status }) => status !== 'FAILED')) return;
  const candidates = await lockPayoutAccounts(tx, row);
  await sendPayout(tx, row, { attempt: retry.attempt, candidates, now });
}
