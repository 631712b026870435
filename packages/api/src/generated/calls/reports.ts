// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { InvoiceReportCsvStruct } from '../structs/invoice-report-csv.ts';
import { BalanceReportCsvStruct } from '../structs/balance-report-csv.ts';
import { ProviderReportCsvStruct } from '../structs/provider-report-csv.ts';
import { PoolBalanceReportCsvStruct } from '../structs/pool-balance-report-csv.ts';
import type {
  BalanceReportCsv,
  DownloadBalanceReportData,
  DownloadInvoiceReportData,
  DownloadPoolBalanceReportData,
  DownloadProviderReportData,
  InvoiceReportCsv,
  PoolBalanceReportCsv,
  ProviderReportCsv,
} from '../types.ts';

/** The input of {@link downloadInvoiceReport}. */
export interface DownloadInvoiceReportParameters {
  readonly periodStart: NonNullable<DownloadInvoiceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadInvoiceReportData['query']>['periodEnd'];
  readonly terminalId?: NonNullable<DownloadInvoiceReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports every booking of invoices in a period, in the order of booking.
 * @throws ApiProblem
 */
export async function downloadInvoiceReport(
  client: ApiClient,
  parameters: DownloadInvoiceReportParameters,
  options: CallOptions = {},
): Promise<InvoiceReportCsv> {
  return readAnswer<InvoiceReportCsv>(
    InvoiceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/invoice',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadInvoiceReport',
  );
}

/** The address, on the page's own origin, of: Exports every booking of invoices in a period, in the order of booking. */
export function downloadInvoiceReportAddress(parameters: DownloadInvoiceReportParameters): string {
  return addressOf({
    path: '/api/v1/report/invoice',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      terminalId: parameters.terminalId,
    },
  });
}

/** The input of {@link downloadBalanceReport}. */
export interface DownloadBalanceReportParameters {
  readonly periodStart: NonNullable<DownloadBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadBalanceReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<DownloadBalanceReportData['query']>['currencyId'];
  readonly terminalId?: NonNullable<DownloadBalanceReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports the changes of merchants' balances in a currency, by day.
 * @throws ApiProblem
 */
export async function downloadBalanceReport(
  client: ApiClient,
  parameters: DownloadBalanceReportParameters,
  options: CallOptions = {},
): Promise<BalanceReportCsv> {
  return readAnswer<BalanceReportCsv>(
    BalanceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/balance',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadBalanceReport',
  );
}

/** The address, on the page's own origin, of: Exports the changes of merchants' balances in a currency, by day. */
export function downloadBalanceReportAddress(parameters: DownloadBalanceReportParameters): string {
  return addressOf({
    path: '/api/v1/report/balance',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      currencyId: parameters.currencyId,
      terminalId: parameters.terminalId,
    },
  });
}

/** The input of {@link downloadProviderReport}. */
export interface DownloadProviderReportParameters {
  readonly periodStart: NonNullable<DownloadProviderReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadProviderReportData['query']>['periodEnd'];
  readonly currencyId: NonNullable<DownloadProviderReportData['query']>['currencyId'];
  readonly providerId: NonNullable<DownloadProviderReportData['query']>['providerId'];
  readonly terminalId?: NonNullable<DownloadProviderReportData['query']>['terminalId'] | undefined;
}

/**
 * Exports what a provider received and paid out in a currency, by day and terminal.
 * @throws ApiProblem
 */
export async function downloadProviderReport(
  client: ApiClient,
  parameters: DownloadProviderReportParameters,
  options: CallOptions = {},
): Promise<ProviderReportCsv> {
  return readAnswer<ProviderReportCsv>(
    ProviderReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/provider',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        currencyId: parameters.currencyId,
        providerId: parameters.providerId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadProviderReport',
  );
}

/** The address, on the page's own origin, of: Exports what a provider received and paid out in a currency, by day and terminal. */
export function downloadProviderReportAddress(
  parameters: DownloadProviderReportParameters,
): string {
  return addressOf({
    path: '/api/v1/report/provider',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      currencyId: parameters.currencyId,
      providerId: parameters.providerId,
      terminalId: parameters.terminalId,
    },
  });
}

/** The input of {@link downloadPoolBalanceReport}. */
export interface DownloadPoolBalanceReportParameters {
  readonly periodStart: NonNullable<DownloadPoolBalanceReportData['query']>['periodStart'];
  readonly periodEnd: NonNullable<DownloadPoolBalanceReportData['query']>['periodEnd'];
  readonly terminalPoolId: NonNullable<DownloadPoolBalanceReportData['query']>['terminalPoolId'];
  readonly terminalId?:
    | NonNullable<DownloadPoolBalanceReportData['query']>['terminalId']
    | undefined;
}

/**
 * Exports the changes of a terminal pool's payment accounts, by day.
 * @throws ApiProblem
 */
export async function downloadPoolBalanceReport(
  client: ApiClient,
  parameters: DownloadPoolBalanceReportParameters,
  options: CallOptions = {},
): Promise<PoolBalanceReportCsv> {
  return readAnswer<PoolBalanceReportCsv>(
    PoolBalanceReportCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/report/pool/balance',
      query: {
        periodStart: parameters.periodStart,
        periodEnd: parameters.periodEnd,
        terminalPoolId: parameters.terminalPoolId,
        terminalId: parameters.terminalId,
      },
      signal: options.signal,
    }),
    'downloadPoolBalanceReport',
  );
}

/** The address, on the page's own origin, of: Exports the changes of a terminal pool's payment accounts, by day. */
export function downloadPoolBalanceReportAddress(
  parameters: DownloadPoolBalanceReportParameters,
): string {
  return addressOf({
    path: '/api/v1/report/pool/balance',
    query: {
      periodStart: parameters.periodStart,
      periodEnd: parameters.periodEnd,
      terminalPoolId: parameters.terminalPoolId,
      terminalId: parameters.terminalId,
    },
  });
}
