import { asId, type PayoutId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, payout } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import { reportPayout } from '../../payments/withdrawals/report-payout.ts';
import type { ReportedAccount } from '../../payments/transfers/reported-account.ts';
import { ProblemError } from '../../problem.ts';
import { type ProviderReport, type ReportOutcome, requireTransaction } from './provider-report.ts';

/**
 * Handles a provider's report about a payout (ROUTING-42, ROUTING-37): 404 for another provider's
 * account. A report with another amount moves nothing, and staff are notified.
 */
export async function takePayoutReport(
  tx: Tx,
  report: ProviderReport,
  account: ReportedAccount,
): Promise<ReportOutcome> {
  const payoutId = asId<PayoutId>(requireTransaction(report.transactionId));
  const [known] = await tx
    .select({ payout, invoice })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
    .where(eq(payout.id, payoutId));
  if (known?.payout.accountId !== account.id) {
    throw new ProblemError('not_found', { detail: 'You have no such transaction' });
  }
  const { now } = report;
  if (known.invoice.amount !== report.amount) {
    const { merchantId, isTest, amount, currency } = known.invoice;
    const reportedAmount = String(report.amount);
    const details = { payoutId, amount: String(amount), saidAmount: reportedAmount, currency };
    const subject = `invoice:${known.invoice.id}`;
    await notify(tx, { kind: 'REPORTS_CONTRADICT', subject, merchantId, isTest, details, now });
    return 'contradicts';
  }
  const isKnown = known.payout.status === (report.status === 'paid' ? 'PAID' : 'FAILED');
  await reportPayout(tx, {
    payoutId,
    outcome: report.status,
    externalId: report.transferId,
    actor: { type: 'provider', id: report.providerId },
    now,
  });
  return isKnown ? 'known' : 'taken';
}
