// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceTotalsAnswerStruct } from '../../structs/invoice-totals-answer.ts';
import type { InvoiceTotalsAnswer, SumInvoicesData } from '../../types.ts';

/** The input of {@link sumInvoices}. */
export interface SumInvoicesParameters {
  readonly terminalId?: NonNullable<SumInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<SumInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<SumInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<SumInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<SumInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<SumInvoicesData['query']>['dateTo'] | undefined;
  readonly customerId?: NonNullable<SumInvoicesData['query']>['customerId'] | undefined;
  readonly lastStatusDate?: NonNullable<SumInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<SumInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<SumInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<SumInvoicesData['query']>['sumTo'] | undefined;
  readonly paymentMethod?: NonNullable<SumInvoicesData['query']>['paymentMethod'] | undefined;
  readonly accountId?: NonNullable<SumInvoicesData['query']>['accountId'] | undefined;
  readonly bank?: NonNullable<SumInvoicesData['query']>['bank'] | undefined;
  readonly providerId?: NonNullable<SumInvoicesData['query']>['providerId'] | undefined;
  readonly isLarge?: NonNullable<SumInvoicesData['query']>['isLarge'] | undefined;
  readonly isPayoutUnknown?: NonNullable<SumInvoicesData['query']>['isPayoutUnknown'] | undefined;
  readonly assignee?: NonNullable<SumInvoicesData['query']>['assignee'] | undefined;
}

/**
 * Returns the number and the sum of the invoices that match the filter, by currency and status.
 * @throws ApiProblem
 */
export async function sumInvoices(
  client: ApiClient,
  parameters: SumInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceTotalsAnswer> {
  return readAnswer<InvoiceTotalsAnswer>(
    InvoiceTotalsAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/totals',
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
      },
      signal: options.signal,
    }),
    'sumInvoices',
  );
}
