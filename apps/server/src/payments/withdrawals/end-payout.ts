import type { InvoiceId, PayoutId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { payout } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { readReason, requireReason } from '../given-reason.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';
import { isEndable } from '../payouts/endable.ts';
import { type PayoutRow, isUnderWay, lockPayout } from '../payouts/payout-row.ts';
import { isMadeByHand } from '../payouts/payout-waits.ts';
import { reportPayout } from './report-payout.ts';

/** The outcome that people declare of a payout. */
export type PayoutEnd = {
  readonly staff: Staff;
  readonly payoutId: PayoutId;
  readonly status: 'paid' | 'failed';
  /** The bank's reference of a payment. */
  readonly transferId?: string | undefined;
  readonly reason: string | undefined;
  /** The version of the invoice that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/** The withdrawal of a payout in a person's scope: 404 beyond it. */
export async function withdrawalOf(tx: Tx, staff: Staff, payoutId: PayoutId): Promise<InvoiceId> {
  const [row] = await tx
    .select({ invoiceId: payout.invoiceId })
    .from(payout)
    .where(eq(payout.id, payoutId));
  if (!row) throw new ProblemError('not_found');
  await requireVisible(tx, staff, row.invoiceId);
  return row.invoiceId;
}

/**
 * Declares the outcome of a payout that its provider does not report any more, as a second person approved it
 * (LEDGER-292). 409 `conflict` for a stale version, `transaction_known` where the outcome is known,
 * `transaction_recent` where it may still be sent or answered; 422 for a manual payout.
 */
export async function endPayout(tx: Tx, command: PayoutEnd): Promise<void> {
  const { staff, payoutId, status, transferId, now } = command;
  const { invoice } = await lockEndable(tx, command);
  const comment = readReason(command.reason);
  requireReason(true, comment);
  if (status === 'paid' && transferId === undefined) {
    throw notAllowed('/transferId', 'Give the bank’s reference of the payment');
  }
  const actor = { type: 'staff', id: staff.id } as const;
  await reportPayout(tx, {
    payoutId,
    outcome: status === 'paid' ? 'paid' : 'refused',
    ...(status === 'paid' && transferId !== undefined && { externalId: transferId }),
    actor,
    comment,
    isDeclared: true,
    now,
  });
  const subject = `invoice:${invoice.id}`;
  const details = { payoutId, status, ...(transferId !== undefined && { transferId }) };
  recordAudit(tx, { actor, action: 'payout.ended', subject, details, now });
}

/** The payout with its locked invoice, if people may end it. */
export async function lockEndable(
  tx: Tx,
  { staff, payoutId, expectedVersion, now }: Omit<PayoutEnd, 'reason' | 'status' | 'transferId'>,
): Promise<{ readonly payout: PayoutRow; readonly invoice: InvoiceRow }> {
  await withdrawalOf(tx, staff, payoutId);
  const found = await lockPayout(tx, payoutId);
  if (!found) throw new ProblemError('not_found');
  if (expectedVersion !== undefined && expectedVersion !== found.invoice.version) {
    throw new ProblemError('conflict');
  }
  if (await isMadeByHand(tx, found.payout)) {
    throw new ProblemError('not_allowed', { detail: 'A person confirms or refuses this payout' });
  }
  if (!isUnderWay(found.payout)) throw new ProblemError('transaction_known');
  if (!(await isEndable(tx, found.payout, found.invoice, now)))
    throw new ProblemError('transaction_recent');
  return found;
}
