import type { PoolId, ProviderId } from '@tiyin/domain/ids';
import { type ReportName, reportFileName } from '@tiyin/domain/reports';
import { listFiles } from '../audit-log/list-files.ts';
import type { ServerContext } from '../context.ts';
import { requirePool } from '../merchants/pools.ts';
import type { CsvTable } from '../payments/csv/stream-csv.ts';
import { balanceReport } from '../payments/reports/balance-report.ts';
import { invoiceReport } from '../payments/reports/invoice-report.ts';
import { poolReport } from '../payments/reports/pool-report.ts';
import { previewReport } from '../payments/reports/preview-report.ts';
import { providerReport } from '../payments/reports/provider-report.ts';
import {
  type ReportRequest,
  type ReportQuery,
  currencyOfId,
  readReportRequest,
} from '../payments/reports/report-request.ts';
import { sendReport } from '../payments/reports/send-report.ts';
import { requireProvider } from '../providers/list-providers.ts';
import type { StaffCaller } from './caller.ts';
import { CsvFile, type HandlersOf } from './handler.ts';

/** Makes the table of a report for its parameters. */
type TableOf<Query extends ReportQuery> = (
  request: ReportRequest,
  query: Query,
  context: ServerContext,
) => CsvTable | Promise<CsvTable>;

/** A handler that returns the file of a report, given its table. */
function download<Query extends ReportQuery>(name: ReportName, tableOf: TableOf<Query>) {
  return async (
    { query }: { readonly query: Query },
    { staff }: StaffCaller,
    context: ServerContext,
  ): Promise<CsvFile> => {
    const request = await readReportRequest(context.database, staff, query);
    const { periodStart, periodEnd } = query;
    const sending = { name, request, period: { periodStart, periodEnd } };
    const lines = await sendReport(context, sending, await tableOf(request, query, context));
    return new CsvFile(lines, reportFileName(name, query));
  };
}

/** A handler that returns the preview of a report. */
function preview<Query extends ReportQuery>(tableOf: TableOf<Query>) {
  return async (
    { query }: { readonly query: Query },
    { staff }: StaffCaller,
    context: ServerContext,
  ) => {
    const { database } = context;
    const table = await tableOf(await readReportRequest(database, staff, query), query, context);
    return { data: await database.transaction((tx) => previewReport(tx, table)) };
  };
}

type InCurrency = ReportQuery & { readonly currencyId: number };
type OfProvider = InCurrency & { readonly providerId: ProviderId };
type OfPool = ReportQuery & { readonly terminalPoolId: PoolId };

const balance: TableOf<InCurrency> = (request, { currencyId }) =>
  balanceReport(request, currencyOfId(currencyId).code);

const provider: TableOf<OfProvider> = async (request, query, { database }) => {
  const reported = await database.query((tx) => requireProvider(tx, query.providerId));
  return providerReport(request, currencyOfId(query.currencyId).code, reported);
};

const poolBalance: TableOf<OfPool> = async (request, { terminalPoolId }, { database }) => {
  const pool = await database.query((tx) => requirePool(tx, request.staff, terminalPoolId));
  return poolReport(request, pool);
};

/** The operations of the tag reports. */
export const reportOperations: HandlersOf<'reports'> = {
  async listExportedFiles({ query: { size = 25, before } }, { staff }, { database }) {
    return database.transaction((tx) => listFiles(tx, staff, { before, size }));
  },

  downloadInvoiceReport: download('invoice', invoiceReport),
  downloadBalanceReport: download('balance', balance),
  downloadProviderReport: download('provider', provider),
  downloadPoolBalanceReport: download('pool.balance', poolBalance),
  previewInvoiceReport: preview(invoiceReport),
  previewBalanceReport: preview(balance),
  previewProviderReport: preview(provider),
  previewPoolBalanceReport: preview(poolBalance),
};
