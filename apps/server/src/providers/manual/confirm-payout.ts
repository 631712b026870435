import type { PayoutId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount, payout, provider } from '../../db/schema.ts';
import { readReason, requireReason } from '../../payments/given-reason.ts';
import { describePayout } from '../../payments/payouts/list-payouts.ts';
import { isUnderWay, lockPayout } from '../../payments/payouts/payout-row.ts';
import { reportPayout } from '../../payments/withdrawals/report-payout.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

type Confirmation = {
  readonly staff: Staff;
  readonly payoutId: PayoutId;
  readonly status: 'paid' | 'refused';
  /** The bank's id of the transfer that paid it. */
  readonly transferId?: string | undefined;
  readonly reason?: string | undefined;
  readonly now: Date;
};

/**
 * A person confirms or refuses a manual payout (ROUTING-41). 404 out of scope, 422 if its provider
 * is not manual, 409 `transaction_known` if the outcome is known, 422 `reason_required` for a refusal without one.
 */
export async function confirmPayout(tx: Tx, command: Confirmation) {
  const { staff, payoutId, status, transferId, now } = command;
  await requireManual(tx, staff, payoutId);
  const found = await lockPayout(tx, payoutId);
  if (!found || !isUnderWay(found.payout)) throw new ProblemError('transaction_known');
  const actor = { type: 'staff', id: staff.id } as const;
  const comment = readReason(command.reason);
  // A refusal ends the withdrawal.
  requireReason(status === 'refused', comment);
  const report = { payoutId, outcome: status, actor, comment, now };
  await reportPayout(tx, transferId === undefined ? report : { ...report, externalId: transferId });
  const subject = `invoice:${found.invoice.id}`;
  const details = { payoutId, status, ...(comment !== undefined && { reason: comment }) };
  recordAudit(tx, { actor, action: 'payout.confirmed', subject, details, now });
  const [row] = await tx.select().from(payout).where(eq(payout.id, payoutId));
  if (!row) throw new Error(`payout ${payoutId} is gone`);
  return describePayout(row);
}

async function requireManual(tx: Tx, staff: Staff, payoutId: PayoutId): Promise<void> {
  const [found] = await tx
    .select({ kind: provider.kind })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, payout.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(payout.id, payoutId), inScope(staff, invoice.merchantId)));
  if (!found) throw new ProblemError('not_found');
  if (found.kind !== 'manual') {
    const detail = 'Its provider reports the outcome itself';
    throw new ProblemError('not_allowed', { detail });
  }
}
