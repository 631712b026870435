import { text } from 'node:stream/consumers';
import { asId, type AccountId, type PoolId, type ProviderId } from '@tiyin/domain/ids';
import type { CurrencyCode } from '@tiyin/domain/money';
import type { ReportName, ReportPeriod } from '@tiyin/domain/reports';
import { type SQL, and, sql } from 'drizzle-orm';
import type { CsvTable } from '../../src/payments/csv/stream-csv.ts';
import { balanceReport } from '../../src/payments/reports/balance-report.ts';
import { invoiceReport } from '../../src/payments/reports/invoice-report.ts';
import { poolReport } from '../../src/payments/reports/pool-report.ts';
import { previewReport } from '../../src/payments/reports/preview-report.ts';
import { providerReport } from '../../src/payments/reports/provider-report.ts';
import {
  type ReportRequest,
  type ReportQuery,
  readReportRequest,
} from '../../src/payments/reports/report-request.ts';
import { sendReport } from '../../src/payments/reports/send-report.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import type { Shop } from '../payments/shop.ts';
import { openTestSystem } from '../payments/test-system.ts';

/** A line of a report by the names of its columns. */
export type Line = Readonly<Record<string, string>>;

type Of = {
  readonly providerId?: ProviderId;
  readonly pool?: { id: PoolId; name: string };
  /** Of the reports that are of one currency; default: UZS. */
  readonly currency?: CurrencyCode;
};

/** A test system in which money moves, and people request reports of it. */
export async function openReportSystem(options: Parameters<typeof openTestSystem>[0] = {}) {
  const system = await openTestSystem(options);
  const { context } = system;

  function tableOf(name: ReportName, request: ReportRequest, of: Of): CsvTable {
    switch (name) {
      case 'invoice':
        return invoiceReport(request);
      case 'balance':
        return balanceReport(request, of.currency ?? 'UZS');
      case 'provider': {
        const fields = { id: of.providerId ?? asId<ProviderId>(0), name: 'A provider' };
        return providerReport(request, of.currency ?? 'UZS', fields);
      }
      case 'pool.balance':
        return poolReport(request, of.pool ?? { id: asId(0), name: 'None' });
    }
  }

  const send = async (name: ReportName, staff: Staff, query: ReportQuery, of: Of = {}) => {
    const request = await readReportRequest(context.database, staff, query);
    const period: ReportPeriod = query;
    return sendReport(context, { name, request, period }, tableOf(name, request, of));
  };

  return {
    ...system,
    money: payoutSteps(system),
    send,
    queryOf: async (name: ReportName, staff: Staff, query: ReportQuery, of: Of = {}) =>
      queryOf(tableOf(name, await readReportRequest(context.database, staff, query), of)),
    preview: async (name: ReportName, staff: Staff, query: ReportQuery, of: Of = {}) => {
      const table = tableOf(name, await readReportRequest(context.database, staff, query), of);
      return context.database.transaction((tx) => previewReport(tx, table));
    },
    file: async (...input: Parameters<typeof send>): Promise<string> => text(await send(...input)),
    lines: async (...input: Parameters<typeof send>): Promise<Line[]> =>
      linesOf(await text(await send(...input))),

    /** The pool of a shop, and the provider of its accounts. */
    async routeOf({ terminalId, accountIds }: Shop) {
      const [row] = await system.query(sql`
        select pool.id, pool.name, payment_account.provider_id
        from terminal join pool on pool.id = terminal.pool_id
        join payment_account on payment_account.id = ${accountIds[0] ?? asId<AccountId>(0)}
        where terminal.id = ${terminalId}`);
      const pool = { id: asId<PoolId>(Number(row?.['id'])), name: String(row?.['name']) };
      return { pool, providerId: asId<ProviderId>(Number(row?.['provider_id'])) };
    },
  };
}

/** The query that the file of a report is a copy of. */
function queryOf({ columns, from, conditions, order }: CsvTable): SQL {
  const cells = sql.join(
    columns.map(({ cell }) => cell),
    sql`, `,
  );
  const where = and(...conditions);
  return sql`select ${cells} ${from} ${where ? sql`where ${where}` : sql``} ${order}`;
}

/** Reads a file without quoted cells; reading it as text has taken its byte order mark. */
function linesOf(file: string): Line[] {
  const [header = '', ...lines] = file.trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}
