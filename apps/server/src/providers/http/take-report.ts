import { asId, type InvoiceId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { refuseDeposit } from '../../payments/invoices/provider-refused.ts';
import type { InvoiceRow } from '../../payments/invoice-rows/invoice-row.ts';
import { isWithProvider, mayName } from '../../payments/transfers/named-deposit.ts';
import { requirePossibleAmount } from '../../payments/ledger/largest-transfer.ts';
import {
  type ReportedAccount,
  readReportedAccount,
} from '../../payments/transfers/reported-account.ts';
import { takeTransfer } from '../../payments/transfers/take-transfer.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { readProviderReason } from './provider-reason.ts';
import { type ProviderReport, type ReportOutcome, requireTransaction } from './provider-report.ts';
import { takePayoutReport } from './take-payout-report.ts';

/**
 * Handles a provider's report about one of its own accounts (ROUTING-34, ROUTING-43): 404 for
 * others, 422 for another currency. A contradiction is returned, not thrown, so that the
 * notification is committed.
 */
export async function takeReport(tx: Tx, report: ProviderReport): Promise<ReportOutcome> {
  const account = await readReportedAccount(tx, report.accountId);
  if (account?.providerId !== report.providerId) {
    throw new ProblemError('not_found', { detail: 'You have no such account' });
  }
  if (account.currency !== report.currency) {
    throw notAllowed('/currency', 'The account is in another currency');
  }
  await requirePossibleAmount(tx, report);
  if (report.type === 'payout') return takePayoutReport(tx, report, account);
  return report.status === 'paid'
    ? takeMoney(tx, report, account)
    : takeRefusal(tx, report, account);
}

async function takeMoney(
  tx: Tx,
  { providerId, transferId, amount, transactionId, now }: ProviderReport,
  account: ReportedAccount,
): Promise<ReportOutcome> {
  const { outcome } = await takeTransfer(tx, {
    actor: { type: 'provider', id: providerId },
    account,
    externalId: transferId,
    amount,
    invoiceId: transactionId === undefined ? undefined : asId(transactionId),
    now,
  });
  return outcome;
}

/** A refusal without money is about a deposit, or about nothing. */
async function takeRefusal(
  tx: Tx,
  { providerId, transactionId, transferId: externalId, reason, now }: ProviderReport,
  account: ReportedAccount,
): Promise<ReportOutcome> {
  const invoiceId = asId<InvoiceId>(requireTransaction(transactionId));
  if (!(await mayName(tx, { invoiceId, account, now }))) {
    throw new ProblemError('not_found', { detail: 'You have no such transaction' });
  }
  const actor = { type: 'provider', id: providerId } as const;
  const said = readProviderReason(reason);
  const isPresent = (row: InvoiceRow) => isWithProvider(tx, row, providerId);
  return refuseDeposit(tx, { invoiceId, actor, isPresent, externalId, said, now });
}
