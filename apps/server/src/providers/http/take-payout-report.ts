import { asId, type PayoutId, type ReturnId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, payout } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import { reportReturn } from '../../payments/returns/report-return.ts';
import { type ReturnRow, readReturn } from '../../payments/returns/return-row.ts';
import { sourceOf, subjectOf } from '../../payments/returns/return-source.ts';
import { reportPayout } from '../../payments/withdrawals/report-payout.ts';
import type { ReportedAccount } from '../../payments/transfers/reported-account.ts';
import { ProblemError } from '../../problem.ts';
import { readProviderReason } from './provider-reason.ts';
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
  const transactionId = requireTransaction(report.transactionId);
  const payoutId = asId<PayoutId>(transactionId);
  const [known] = await tx
    .select({ payout, invoice })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
    .where(eq(payout.id, payoutId));
  const returned = known ? undefined : await readReturn(tx, asId<ReturnId>(transactionId));
  if (returned?.accountId === account.id) return takeReturnReport(tx, report, returned);
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
    said: readProviderReason(report.reason),
    actor: { type: 'provider', id: report.providerId },
    now,
  });
  return isKnown ? 'known' : 'taken';
}

/** The same about a return, which its provider knows as a payout (LEDGER-251). */
async function takeReturnReport(
  tx: Tx,
  { status, amount, transferId, providerId, reason, now }: ProviderReport,
  row: ReturnRow,
): Promise<ReportOutcome> {
  if (row.amount !== amount) {
    const { merchantId, isTest, currency, id } = row;
    const details = {
      returnId: id,
      amount: String(row.amount),
      saidAmount: String(amount),
      currency,
    };
    const need = { kind: 'REPORTS_CONTRADICT', subject: subjectOf(sourceOf(row)) } as const;
    await notify(tx, { ...need, merchantId, isTest, details, now });
    return 'contradicts';
  }
  const actor = { type: 'provider', id: providerId } as const;
  const said = readProviderReason(reason);
  const report = { returnId: row.id, outcome: status, externalId: transferId, actor, said, now };
  await reportReturn(tx, report);
  return row.status === (status === 'paid' ? 'PAID' : 'FAILED') ? 'known' : 'taken';
}
