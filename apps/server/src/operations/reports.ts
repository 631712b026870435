import type { PoolId, ProviderId } from '@tiyin/domain/ids';
import { type ReportName, reportFileName } from '@tiyin/domain/reports';
import type { ServerContext } from '../context.ts';
import { requirePool } from '../merchants/pools.ts';
import type { CsvTable } from '../payments/csv/stream-csv.ts';
import { balanceReport } from '../payments/reports/balance-report.ts';
import { invoiceReport } from '../payments/reports/invoice-report.ts';
import { poolReport } from '../payments/reports/pool-report.ts';
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

/** A handler that returns the file of a report, given its table. */
function download<Query extends ReportQuery>(
  name: ReportName,
  tableOf: (
    request: ReportRequest,
    query: Query,
    context: ServerContext,
  ) => CsvTable | Promise<CsvTable>,
) {
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

type InCurrency = ReportQuery & { readonly currencyId: number };
type OfProvider = InCurrency & { readonly providerId: ProviderId };
type OfPool = ReportQuery & { readonly terminalPoolId: PoolId };

/** The operations of the tag reports. */
export const reportOperations: HandlersOf<'reports'> = {
  downloadInvoiceReport: download('invoice', invoiceReport),

  downloadBalanceReport: download('balance', (request, query: InCurrency) =>
    balanceReport(request, currencyOfId(query.currencyId).code),
  ),

  downloadProviderReport: download('provider', async (request, query: OfProvider, { database }) => {
    const provider = await database.query((tx) => requireProvider(tx, query.providerId));
    return providerReport(request, currencyOfId(query.currencyId).code, provider);
  }),

  downloadPoolBalanceReport: download('pool.balance', async (request, query: OfPool, context) => {
    const { staff } = request;
    const pool = await context.database.query((tx) => requirePool(tx, staff, query.terminalPoolId));
    return poolReport(request, pool);
  }),
};
