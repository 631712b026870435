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
 * The address of a report's file. Zero, which is not an id, replaces a missing choice: the server
 * refuses it.
 */
export function reportAddress(
  name: ReportName,
  request: ReportRequest,
  terminalId: number | null,
): string {
  const { periodStart, periodEnd } = request;
  const parameters = {
    periodStart,
    periodEnd,
    ...(terminalId !== null && { terminalId }),
  };
  const currencyId = request.currencyId ?? 0;
  const providerId = request.providerId ?? 0;
  switch (name) {
    case 'invoice':
      return downloadInvoiceReportAddress(parameters);
    case 'balance':
      return downloadBalanceReportAddress({ ...parameters, currencyId });
    case 'provider':
      return downloadProviderReportAddress({ ...parameters, currencyId, providerId });
    case 'pool.balance':
      return downloadPoolBalanceReportAddress({
        ...parameters,
        terminalPoolId: request.terminalPoolId ?? 0,
      });
  }
}
