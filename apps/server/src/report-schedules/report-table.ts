import type { PoolId, ProviderId } from '@tiyin/domain/ids';
import type { ReportName } from '@tiyin/domain/reports';
import type { Database } from '../db/database.ts';
import { requirePool } from '../merchants/pools.ts';
import type { CsvTable } from '../payments/csv/stream-csv.ts';
import { balanceReport } from '../payments/reports/balance-report.ts';
import { invoiceReport } from '../payments/reports/invoice-report.ts';
import { poolReport } from '../payments/reports/pool-report.ts';
import { providerReport } from '../payments/reports/provider-report.ts';
import { type ReportRequest, currencyOfId } from '../payments/reports/report-request.ts';
import { ProblemError } from '../problem.ts';
import { requireProvider } from '../providers/list-providers.ts';

/** The parameters of reports beside their period and terminal; null where a report has none. */
export type ReportParameters = {
  readonly currencyId: number | null;
  readonly providerId: ProviderId | null;
  readonly poolId: PoolId | null;
};

/** The names of the parameters that each report needs. */
export const reportParameters: Readonly<Record<ReportName, readonly (keyof ReportParameters)[]>> = {
  invoice: [],
  balance: ['currencyId'],
  provider: ['currencyId', 'providerId'],
  'pool.balance': ['poolId'],
};

/** The table of a report; 404 for a provider or a pool that the person does not see. */
export async function reportTable(
  database: Database,
  name: ReportName,
  request: ReportRequest,
  { currencyId, poolId, providerId }: ReportParameters,
): Promise<CsvTable> {
  switch (name) {
    case 'invoice':
      return invoiceReport(request);
    case 'balance':
      return balanceReport(request, currencyOfId(required(currencyId)).code);
    case 'provider': {
      const id = required(providerId);
      const reported = await database.query((tx) => requireProvider(tx, id));
      return providerReport(request, currencyOfId(required(currencyId)).code, reported);
    }
    case 'pool.balance': {
      const id = required(poolId);
      return poolReport(request, await database.query((tx) => requirePool(tx, request.staff, id)));
    }
  }
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new ProblemError('not_found');
  return value;
}
