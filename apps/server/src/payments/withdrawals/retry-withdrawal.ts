import { plus } from '@tiyin/domain/money';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem.ts';
import { invoiceFee } from '../invoices/fee.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { type InvoiceChange, lockForChange } from '../invoices/lock-for-change.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { requireStillRefundable } from '../invoices/refunded.ts';
import { hasFunds } from './begin-withdrawal.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { retryProblem } from '../payouts/retry-problem.ts';
import { requireWithinLimits } from './require-limits.ts';
import { lockPayoutAccounts, sendPayout } from './send-payout.ts';

/**
 * Pays a withdrawal out again on a person's request (INVOICE-44, INVOICE-45): 409 `not_retryable`
 * if it has not failed, 409 `payout_unknown` unless every earlier payout is known to have failed,
 * 422 `insufficient_funds` if the released amount cannot be reserved again, 409 as
 * `requireStillRefundable`, 422 as `requireWithinLimits`; otherwise as `lockForChange`.
 */
export async function retryWithdrawal(tx: Tx, change: InvoiceChange): Promise<void> {
  const { staff, now } = change;
  const row = await lockForChange(tx, change, 'invoice.status.change');
  await requireFailed(tx, row);
  await requireStillRefundable(tx, row);
  await requireWithinLimits(tx, row);
  const actor = { type: 'staff', id: staff.id } as const;
  const fields = { payoutRound: row.payoutRound + 1, fee: row.fee ?? (await invoiceFee(tx, row)) };
  const candidates = await lockPayoutAccounts(tx, row);
  if (row.status === 'DECLINED' && !(await hasFunds(tx, row, plus(row.amount, fields.fee)))) {
    throw new ProblemError('insufficient_funds');
  }
  const move = { to: 'IN_PROGRESS', reason: 'retried_by_person', actor, fields, now } as const;
  const moved = await moveInvoice(tx, { ...row, fee: fields.fee }, move);
  await sendPayout(tx, moved, { attempt: 1, candidates, now });
  const subject = `invoice:${row.id}`;
  const sides = { before: { status: row.status }, after: { status: moved.status } };
  recordAudit(tx, { actor, action: 'invoice.retried', subject, ...sides, now });
}

async function requireFailed(tx: Tx, row: InvoiceRow): Promise<void> {
  const problem = retryProblem(row, await payoutsOf(tx, row.id));
  if (problem !== undefined) throw new ProblemError(problem);
}
