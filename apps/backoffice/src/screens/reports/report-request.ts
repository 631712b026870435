import {
  downloadBalanceReportAddress,
  downloadInvoiceReportAddress,
  downloadPoolBalanceReportAddress,
  downloadProviderReportAddress,
} from '@tiyin/api/calls/reports';
import type { ReportName, ReportPeriod } from '@tiyin/domain/reports';

/** A person's choices for a report. Null: not chosen, or not needed by this report. */
export type ReportRequest = ReportPeriod & {
  readonly currencyId: number | null;
  readonly providerId: number | null;
  readonly terminalPoolId: number | null;
};

/**
 * The parameters of each report. Zero, which is not an id, replaces a missing choice: the server
 * refuses it.
 */
export function reportParameters(request: ReportRequest, terminalId: number | null) {
  const { currencyId, periodEnd, periodStart, providerId, terminalPoolId } = request;
  const shared = { periodStart, periodEnd, ...(terminalId !== null && { terminalId }) };
  const inCurrency = { ...shared, currencyId: currencyId ?? 0 };
  return {
    invoice: shared,
    balance: inCurrency,
    provider: { ...inCurrency, providerId: providerId ?? 0 },
    'pool.balance': { ...shared, terminalPoolId: terminalPoolId ?? 0 },
  };
}

/** The address of a report's file. */
export function reportAddress(
  name: ReportName,
  request: ReportRequest,
  terminalId: number | null,
): string {
  const parameters = reportParameters(request, terminalId);
  switch (name) {
    case 'invoice':
      return downloadInvoiceReportAddress(parameters.invoice);
    case 'balance':
      return downloadBalanceReportAddress(parameters.balance);
    case 'provider':
      return downloadProviderReportAddress(parameters.provider);
    case 'pool.balance':
      return downloadPoolBalanceReportAddress(parameters['pool.balance']);
  }
}
