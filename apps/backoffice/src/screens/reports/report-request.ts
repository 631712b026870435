import {
  downloadBalanceReportAddress,
  downloadInvoiceReportAddress,
  downloadPoolBalanceReportAddress,
  downloadProviderReportAddress,
} from '@tiyin/api/calls/reports';
import type { ReportName, ReportPeriod } from '@tiyin/domain/reports';

/** What a person chose for a report. Null: not chosen, or not asked for by this report. */
export type ReportRequest = ReportPeriod & {
  readonly currencyId: number | null;
  readonly providerId: number | null;
  readonly terminalPoolId: number | null;
};

/** Where the browser finds the file of a report. Zero, which is no id, stands for what was not chosen: the server refuses it. */
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
