// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceCsvStruct } from '../../structs/invoice-csv.ts';
import type { DownloadMerchantInvoicesData, InvoiceCsv } from '../../types.ts';

/** The input of {@link downloadMerchantInvoices}. */
export interface DownloadMerchantInvoicesParameters {
  readonly merchantInvoiceId?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['merchantInvoiceId']
    | undefined;
  readonly terminalId?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['terminalId']
    | undefined;
  readonly status?: NonNullable<DownloadMerchantInvoicesData['query']>['status'] | undefined;
  readonly createdFrom?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['createdFrom']
    | undefined;
  readonly createdTo?: NonNullable<DownloadMerchantInvoicesData['query']>['createdTo'] | undefined;
}

/**
 * The merchant's own invoices that match a filter as a CSV file, newest first.
 * @throws ApiProblem
 */
export async function downloadMerchantInvoices(
  client: ApiClient,
  parameters: DownloadMerchantInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceCsv> {
  return readAnswer<InvoiceCsv>(
    InvoiceCsvStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/reports/invoices',
      query: {
        merchantInvoiceId: parameters.merchantInvoiceId,
        terminalId: parameters.terminalId,
        status: parameters.status,
        createdFrom: parameters.createdFrom,
        createdTo: parameters.createdTo,
      },
      signal: options.signal,
    }),
    'downloadMerchantInvoices',
  );
}

/** The address, on the page's own origin, of: The merchant's own invoices that match a filter as a CSV file, newest first. */
export function downloadMerchantInvoicesAddress(
  parameters: DownloadMerchantInvoicesParameters,
): string {
  return addressOf({
    path: '/api/merchant/v1/reports/invoices',
    query: {
      merchantInvoiceId: parameters.merchantInvoiceId,
      terminalId: parameters.terminalId,
      status: parameters.status,
      createdFrom: parameters.createdFrom,
      createdTo: parameters.createdTo,
    },
  });
}
