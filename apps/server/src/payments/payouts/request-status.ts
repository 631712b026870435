import type { PayoutId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, paymentAccount, payout, provider } from '../../db/schema.ts';
import { enqueueCall } from '../../jobs/queue.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { describePayout } from './list-payouts.ts';
import { isUnderWay, lockPayout } from './payout-row.ts';

type StatusRequest = { readonly staff: Staff; readonly payoutId: PayoutId; readonly now: Date };

/**
 * Makes the next status request of a payout due now (ROUTING-240). 404 out of scope, 422 where its provider is not
 * queried over HTTP, 409 `transaction_known` where the outcome is known.
 */
export async function requestPayoutStatus(tx: Tx, { staff, payoutId, now }: StatusRequest) {
  const [seen] = await tx
    .select({ kind: provider.kind })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, payout.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(payout.id, payoutId), inScope(staff, invoice.merchantId)));
  if (!seen) throw new ProblemError('not_found');
  if (seen.kind !== 'http') {
    throw new ProblemError('not_allowed', { detail: 'Its provider cannot be queried' });
  }
  const found = await lockPayout(tx, payoutId);
  if (!found || !isUnderWay(found.payout)) throw new ProblemError('transaction_known');
  await enqueueCall(tx, 'payout.call', { invoiceId: found.invoice.id }, now);
  const actor = { type: 'staff', id: staff.id } as const;
  const subject = `invoice:${found.invoice.id}`;
  recordAudit(tx, { actor, action: 'payout.queried', subject, details: { payoutId }, now });
  return describePayout(found.payout);
}
