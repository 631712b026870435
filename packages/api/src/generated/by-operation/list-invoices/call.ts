// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceListAnswerStruct } from '../../structs/invoice-list-answer.ts';
import type { InvoiceListAnswer, ListInvoicesData } from '../../types.ts';

/** The input of {@link listInvoices}. */
export interface ListInvoicesParameters {
  readonly terminalId?: NonNullable<ListInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<ListInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<ListInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<ListInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<ListInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<ListInvoicesData['query']>['dateTo'] | undefined;
  readonly customerId?: NonNullable<ListInvoicesData['query']>['customerId'] | undefined;
  readonly lastStatusDate?: NonNullable<ListInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<ListInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<ListInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<ListInvoicesData['query']>['sumTo'] | undefined;
  readonly paymentMethod?: NonNullable<ListInvoicesData['query']>['paymentMethod'] | undefined;
  readonly accountId?: NonNullable<ListInvoicesData['query']>['accountId'] | undefined;
  readonly bank?: NonNullable<ListInvoicesData['query']>['bank'] | undefined;
  readonly providerId?: NonNullable<ListInvoicesData['query']>['providerId'] | undefined;
  readonly isLarge?: NonNullable<ListInvoicesData['query']>['isLarge'] | undefined;
  readonly isPayoutUnknown?: NonNullable<ListInvoicesData['query']>['isPayoutUnknown'] | undefined;
  readonly assignee?: NonNullable<ListInvoicesData['query']>['assignee'] | undefined;
  readonly include?: NonNullable<ListInvoicesData['query']>['include'] | undefined;
  readonly sort?: NonNullable<ListInvoicesData['query']>['sort'] | undefined;
  readonly page?: NonNullable<ListInvoicesData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListInvoicesData['query']>['size'] | undefined;
}

/**
 * Lists the invoices in the user's scope that match the filter, newest first unless sorted.
 * @throws ApiProblem
 */
export async function listInvoices(
  client: ApiClient,
  parameters: ListInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceListAnswer> {
  return readAnswer<InvoiceListAnswer>(
    InvoiceListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice',
      query: {
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
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listInvoices',
  );
}
