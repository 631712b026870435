// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceCsvStruct } from '../../structs/invoice-csv.ts';
import type { ExportInvoicesData, InvoiceCsv } from '../../types.ts';

/** The input of {@link exportInvoices}. */
export interface ExportInvoicesParameters {
  readonly invoiceIds?: NonNullable<ExportInvoicesData['query']>['invoiceIds'] | undefined;
  readonly terminalId?: NonNullable<ExportInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<ExportInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<ExportInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<ExportInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<ExportInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<ExportInvoicesData['query']>['dateTo'] | undefined;
  readonly customerId?: NonNullable<ExportInvoicesData['query']>['customerId'] | undefined;
  readonly lastStatusDate?: NonNullable<ExportInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<ExportInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<ExportInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<ExportInvoicesData['query']>['sumTo'] | undefined;
  readonly paymentMethod?: NonNullable<ExportInvoicesData['query']>['paymentMethod'] | undefined;
  readonly accountId?: NonNullable<ExportInvoicesData['query']>['accountId'] | undefined;
  readonly bank?: NonNullable<ExportInvoicesData['query']>['bank'] | undefined;
  readonly providerId?: NonNullable<ExportInvoicesData['query']>['providerId'] | undefined;
  readonly isLarge?: NonNullable<ExportInvoicesData['query']>['isLarge'] | undefined;
  readonly isPayoutUnknown?:
    | NonNullable<ExportInvoicesData['query']>['isPayoutUnknown']
    | undefined;
  readonly assignee?: NonNullable<ExportInvoicesData['query']>['assignee'] | undefined;
  readonly include?: NonNullable<ExportInvoicesData['query']>['include'] | undefined;
  readonly sort?: NonNullable<ExportInvoicesData['query']>['sort'] | undefined;
}

/**
 * Exports all invoices that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportInvoices(
  client: ApiClient,
  parameters: ExportInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceCsv> {
  return readAnswer<InvoiceCsv>(
    InvoiceCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/csv',
      query: {
        invoiceIds: parameters.invoiceIds,
        terminalId: parameters.terminalId,
        merchantId: parameters.merchantId,
        search: parameters.search,
        statusIds: parameters.statusIds,
        dateFrom: parameters.dateFrom,
        dateTo: parameters.dateTo,
        customerId: parameters.customerId,
        lastStatusDate: parameters.lastStatusDate,
        flowType: parameters.flowType,
        sumFrom: parameters.sumFrom,
        sumTo: parameters.sumTo,
        paymentMethod: parameters.paymentMethod,
        accountId: parameters.accountId,
        bank: parameters.bank,
        providerId: parameters.providerId,
        isLarge: parameters.isLarge,
        isPayoutUnknown: parameters.isPayoutUnknown,
        assignee: parameters.assignee,
        include: parameters.include,
        sort: parameters.sort,
      },
      signal: options.signal,
    }),
    'exportInvoices',
  );
}

/** The address, on the page's own origin, of: Exports all invoices that match the filter as a CSV file, in the order of the list. */
export function exportInvoicesAddress(parameters: ExportInvoicesParameters): string {
  return addressOf({
    path: '/api/v1/invoice/csv',
    query: {
      invoiceIds: parameters.invoiceIds,
      terminalId: parameters.terminalId,
      merchantId: parameters.merchantId,
      search: parameters.search,
      statusIds: parameters.statusIds,
      dateFrom: parameters.dateFrom,
      dateTo: parameters.dateTo,
      customerId: parameters.customerId,
      lastStatusDate: parameters.lastStatusDate,
      flowType: parameters.flowType,
      sumFrom: parameters.sumFrom,
      sumTo: parameters.sumTo,
      paymentMethod: parameters.paymentMethod,
      accountId: parameters.accountId,
      bank: parameters.bank,
      providerId: parameters.providerId,
      isLarge: parameters.isLarge,
      isPayoutUnknown: parameters.isPayoutUnknown,
      assignee: parameters.assignee,
      include: parameters.include,
      sort: parameters.sort,
    },
  });
}
