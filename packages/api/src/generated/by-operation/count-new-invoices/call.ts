// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CountAnswerStruct } from '../../structs/count-answer.ts';
import type { CountAnswer, CountNewInvoicesData } from '../../types.ts';

/** The input of {@link countNewInvoices}. */
export interface CountNewInvoicesParameters {
  readonly since: NonNullable<CountNewInvoicesData['query']>['since'];
  readonly terminalId?: NonNullable<CountNewInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<CountNewInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<CountNewInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<CountNewInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<CountNewInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<CountNewInvoicesData['query']>['dateTo'] | undefined;
  readonly customerId?: NonNullable<CountNewInvoicesData['query']>['customerId'] | undefined;
  readonly lastStatusDate?:
    | NonNullable<CountNewInvoicesData['query']>['lastStatusDate']
    | undefined;
  readonly flowType?: NonNullable<CountNewInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<CountNewInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<CountNewInvoicesData['query']>['sumTo'] | undefined;
  readonly paymentMethod?: NonNullable<CountNewInvoicesData['query']>['paymentMethod'] | undefined;
  readonly accountId?: NonNullable<CountNewInvoicesData['query']>['accountId'] | undefined;
  readonly bank?: NonNullable<CountNewInvoicesData['query']>['bank'] | undefined;
  readonly providerId?: NonNullable<CountNewInvoicesData['query']>['providerId'] | undefined;
  readonly isLarge?: NonNullable<CountNewInvoicesData['query']>['isLarge'] | undefined;
  readonly isPayoutUnknown?:
    | NonNullable<CountNewInvoicesData['query']>['isPayoutUnknown']
    | undefined;
  readonly assignee?: NonNullable<CountNewInvoicesData['query']>['assignee'] | undefined;
}

/**
 * Counts the invoices that match the filter and are newer than a given one.
 * @throws ApiProblem
 */
export async function countNewInvoices(
  client: ApiClient,
  parameters: CountNewInvoicesParameters,
  options: CallOptions = {},
): Promise<CountAnswer> {
  return readAnswer<CountAnswer>(
    CountAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/new',
      query: {
        since: parameters.since,
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
    'countNewInvoices',
  );
}
