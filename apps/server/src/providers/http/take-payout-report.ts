import { asId, type MerchantId, type PayoutId, type ReturnId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, payout } from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import type { InvoiceRow } from '../../payments/invoice-rows/invoice-row.ts';
import type { PayoutRow } from '../../payments/payouts/payout-row.ts';
import { sentAmount } from '../../payments/payouts/sent-amount.ts';
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
  const sent = await sentAmount(tx, known.payout, known.invoice);
  if (sent !== report.amount) {
    await notifyOfAmount(tx, known, { amount: sent, report });
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
  const [kept] = await tx
    .select({ reference: payout.externalId })
    .from(payout)
    .where(eq(payout.id, payoutId));
  const reference = otherReference(report, kept?.reference);
  if (reference !== undefined) {
    const details = { payoutId, reference, saidReference: report.transferId };
    await notifyContradiction(tx, ofInvoice(known.invoice), details, now);
    return 'contradicts';
  }
  const { amount } = known.invoice;
  // More left than its withdrawal has by now, and is booked.
  const isOther = report.status === 'paid' && !isKnown && amount !== report.amount;
  if (isOther) await notifyOfAmount(tx, known, { amount, report });
  return isKnown ? 'known' : 'taken';
}

/** The reference under which it was paid before, if it is reported paid under another one: the money may have left twice. */
function otherReference(
  { status, transferId }: Pick<ProviderReport, 'status' | 'transferId'>,
  kept: string | null | undefined,
): string | undefined {
  const isOther = status === 'paid' && typeof kept === 'string' && kept !== transferId;
  return isOther ? kept : undefined;
}

type Known = {
  readonly payout: Pick<PayoutRow, 'id'>;
  readonly invoice: Pick<InvoiceRow, 'currency' | 'id' | 'isTest' | 'merchantId'>;
};

/** Staff see that a report has another amount than ours. */
async function notifyOfAmount(
  tx: Tx,
  { payout: { id: payoutId }, invoice: of }: Known,
  { amount, report }: { readonly amount: MinorUnits; readonly report: ProviderReport },
): Promise<void> {
  const { currency } = of;
  const saidAmount = String(report.amount);
  const details = { payoutId, amount: String(amount), saidAmount, currency };
  await notifyContradiction(tx, ofInvoice(of), details, report.now);
}

type Concerned = {
  readonly subject: string;
  readonly merchantId: MerchantId | null;
  readonly isTest: boolean;
};

function ofInvoice({ id, merchantId, isTest }: Known['invoice']): Concerned {
  return { subject: `invoice:${id}`, merchantId, isTest };
}

async function notifyContradiction(
  tx: Tx,
  concerned: Concerned,
  details: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await notify(tx, { kind: 'REPORTS_CONTRADICT', ...concerned, details, now });
}

/** The same about a return, which its provider knows as a payout (LEDGER-251). */
async function takeReturnReport(
  tx: Tx,
  { status, amount, transferId, providerId, reason, now }: ProviderReport,
  row: ReturnRow,
): Promise<ReportOutcome> {
  const { id, merchantId, isTest, currency } = row;
  const concerned = { subject: subjectOf(sourceOf(row)), merchantId, isTest };
  if (row.amount !== amount) {
    const amounts = { amount: String(row.amount), saidAmount: String(amount), currency };
    await notifyContradiction(tx, concerned, { returnId: id, ...amounts }, now);
    return 'contradicts';
  }
  const actor = { type: 'provider', id: providerId } as const;
  const said = readProviderReason(reason);
  const report = { returnId: id, outcome: status, externalId: transferId, actor, said, now };
  await reportReturn(tx, report);
  const kept = await readReturn(tx, id);
  const reference = otherReference({ status, transferId }, kept?.externalId);
  if (reference !== undefined) {
    const details = { returnId: id, reference, saidReference: transferId };
    await notifyContradiction(tx, concerned, details, now);
    return 'contradicts';
  }
  return row.status === (status === 'paid' ? 'PAID' : 'FAILED') ? 'known' : 'taken';
}
