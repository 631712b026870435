import type { OperationId } from '@tiyin/api/operations';
import type { ReportScheduleRequest } from '@tiyin/api/types';
import { alertRequests } from './alert-requests.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

type Request = {
  readonly query?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: object;
};

const reportPeriod = { periodStart: '2026-01-14', periodEnd: '2026-01-16' };

const ofTransactions = ({ terminalId }: LiveForm): Request => ({
  query: { ...reportPeriod, terminalId: String(terminalId) },
});
const ofBalance = ({ terminalId }: LiveForm): Request => ({
  query: { ...reportPeriod, currencyId: '1', terminalId: String(terminalId) },
});
const ofProvider = ({ terminalId }: LiveForm, { provider }: World): Request => ({
  query: {
    ...reportPeriod,
    currencyId: '1',
    providerId: String(provider.id),
    terminalId: String(terminalId),
  },
});
const ofPool = ({ terminalId }: LiveForm): Request => ({
  query: { ...reportPeriod, terminalPoolId: '1', terminalId: String(terminalId) },
});

const ofSchedule = ({ reportScheduleId }: LiveForm): Request => ({
  path: { id: String(reportScheduleId) },
});

/** Requests of the tags monitoring, alerts and reports that succeed for callers who may make them. */
export const watchingRequests = {
  listTerminalStatistics: (_, { shops }) => ({
    query: { merchantId: String(shops[0].merchantId), minutes: '180' },
  }),
  ...alertRequests,
  listSuccessDrops: (_, { shops }) => ({
    query: { merchantId: String(shops[0].merchantId), minutes: '43200' },
  }),
  getFormFunnel: (_, { shops }) => ({
    query: { merchantId: String(shops[0].merchantId), minutes: '43200' },
  }),
  listMonitoringEvents: (_, { shops }) => ({
    query: { merchantId: String(shops[0].merchantId), minutes: '43200' },
  }),
  listExportedFiles: () => ({}),
  listReportSchedules: () => ({}),
  addReportSchedule: ({ terminalId }) => ({
    body: {
      report: 'balance',
      interval: 'WEEKLY',
      currencyId: 1,
      terminalId,
      webhookUrl: 'https://books.example/reports',
      emails: ['books@ops.example'],
    } satisfies ReportScheduleRequest,
  }),
  deleteReportSchedule: ofSchedule,
  pauseReportSchedule: (form) => ({ ...ofSchedule(form), body: { paused: true } }),
  sendScheduledReport: ofSchedule,
  downloadInvoiceReport: ofTransactions,
  downloadBalanceReport: ofBalance,
  downloadProviderReport: ofProvider,
  downloadPoolBalanceReport: ofPool,
  previewInvoiceReport: ofTransactions,
  previewBalanceReport: ofBalance,
  previewProviderReport: ofProvider,
  previewPoolBalanceReport: ofPool,
} satisfies Partial<Record<OperationId, (form: LiveForm, world: World) => Request>>;
