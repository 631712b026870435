import {
  usePreviewBalanceReport,
  usePreviewInvoiceReport,
  usePreviewPoolBalanceReport,
  usePreviewProviderReport,
} from '@tiyin/api/hooks/reports';
import type { ReportName } from '@tiyin/domain/reports';
import { formatDayUtc } from '../../../texts/formats.ts';
import { reportParameters, type ReportRequest } from '../report-request.ts';
import { reportTitles } from '../report-titles.ts';
import { ReportPreviewDialog } from './ReportPreviewDialog.tsx';

export interface ReportPreviewProps {
  readonly name: ReportName;
  readonly request: ReportRequest;
  readonly terminalId: number | null;
  readonly onGetReport: () => void;
  readonly onClose: () => void;
}

function usePreview({ name, request, terminalId }: ReportPreviewProps) {
  const parameters = reportParameters(request, terminalId);
  const previews = {
    invoice: usePreviewInvoiceReport(name === 'invoice' ? parameters.invoice : null),
    balance: usePreviewBalanceReport(name === 'balance' ? parameters.balance : null),
    provider: usePreviewProviderReport(name === 'provider' ? parameters.provider : null),
    'pool.balance': usePreviewPoolBalanceReport(
      name === 'pool.balance' ? parameters['pool.balance'] : null,
    ),
  };
  return previews[name];
}

/** Requests the preview of a report, and shows it (OFFICE-576). */
export function ReportPreview(props: ReportPreviewProps) {
  const { name, onClose, onGetReport, request } = props;
  const preview = usePreview(props);
  const [from, to] = [request.periodStart, request.periodEnd].map((day) =>
    formatDayUtc(Date.parse(day)),
  );
  return (
    <ReportPreviewDialog
      title={`${reportTitles[name]}, ${from === to ? from : `${from} – ${to}`}`}
      preview={preview.data?.data}
      problem={preview.error}
      onRetry={() => void preview.mutate()}
      isRetrying={preview.isValidating}
      onGetReport={onGetReport}
      onClose={onClose}
    />
  );
}
