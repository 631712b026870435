import type {
  DownloadBalanceReportData,
  DownloadInvoiceReportData,
  DownloadPoolBalanceReportData,
  DownloadProviderReportData,
} from '@tiyin/api/types';
import { type ReportName, reportFileName } from '@tiyin/domain/reports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { requirePool } from '../merchants/pools.ts';
import type { CsvTable } from '../payments/csv/stream-csv.ts';
import { balanceReport } from '../payments/reports/balance-report.ts';
import { invoiceReport } from '../payments/reports/invoice-report.ts';
import { poolReport } from '../payments/reports/pool-report.ts';
import { providerReport } from '../payments/reports/provider-report.ts';
import {
  type ReportOrder,
  type ReportQuery,
  currencyOfId,
  readReportOrder,
} from '../payments/reports/report-order.ts';
import { sendReport } from '../payments/reports/send-report.ts';
import { requireProvider } from '../providers/list-providers.ts';
import { type OperationHandler, signedIn, validated } from './request.ts';

type Query<Data extends { query: unknown }> = Data['query'];

/** The operations of the tag reports. */
export function reportOperations(context: ServerContext) {
  const { database } = context;

  /** Answers the file of a report, by what makes its table. */
  async function download<Asked extends ReportQuery>(
    request: FastifyRequest,
    reply: FastifyReply,
    name: ReportName,
    tableOf: (order: ReportOrder, query: Asked) => CsvTable | Promise<CsvTable>,
  ) {
    const query = validated<Asked>(request, 'query');
    const order = await readReportOrder(database, signedIn(request).staff, query);
    const { periodStart, periodEnd } = query;
    const sending = { name, order, period: { periodStart, periodEnd } };
    const lines = await sendReport(context, sending, await tableOf(order, query));
    reply.type('text/csv; charset=utf-8; header=present');
    const file = reportFileName(name, query);
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return reply.send(lines);
  }

  const invoices: OperationHandler = (request, reply) =>
    download<Query<DownloadInvoiceReportData>>(request, reply, 'invoice', invoiceReport);

  const balance: OperationHandler = (request, reply) =>
    download<Query<DownloadBalanceReportData>>(request, reply, 'balance', (order, query) =>
      balanceReport(order, currencyOfId(query.currencyId).code),
    );

  const provider: OperationHandler = (request, reply) =>
    download<Query<DownloadProviderReportData>>(
      request,
      reply,
      'provider',
      async (order, query) => {
        const its = await database.query((tx) => requireProvider(tx, query.providerId));
        return providerReport(order, currencyOfId(query.currencyId).code, its);
      },
    );

  const pool: OperationHandler = (request, reply) =>
    download<Query<DownloadPoolBalanceReportData>>(
      request,
      reply,
      'pool.balance',
      async (order, query) => {
        const { terminalPoolId } = query;
        return poolReport(
          order,
          await database.query((tx) => requirePool(tx, order.staff, terminalPoolId)),
        );
      },
    );

  return {
    downloadInvoiceReport: invoices,
    downloadBalanceReport: balance,
    downloadProviderReport: provider,
    downloadPoolBalanceReport: pool,
  };
}
