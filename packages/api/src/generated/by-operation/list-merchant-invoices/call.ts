// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantInvoiceListStruct } from '../../structs/merchant-invoice-list.ts';
import type { ListMerchantInvoicesData, MerchantInvoiceList } from '../../types.ts';

/** The input of {@link listMerchantInvoices}. */
export interface ListMerchantInvoicesParameters {
  readonly merchantInvoiceId?:
    | NonNullable<ListMerchantInvoicesData['query']>['merchantInvoiceId']
    | undefined;
  readonly terminalId?: NonNullable<ListMerchantInvoicesData['query']>['terminalId'] | undefined;
  readonly status?: NonNullable<ListMerchantInvoicesData['query']>['status'] | undefined;
  readonly createdFrom?: NonNullable<ListMerchantInvoicesData['query']>['createdFrom'] | undefined;
  readonly createdTo?: NonNullable<ListMerchantInvoicesData['query']>['createdTo'] | undefined;
  readonly after?: NonNullable<ListMerchantInvoicesData['query']>['after'] | undefined;
  readonly limit?: NonNullable<ListMerchantInvoicesData['query']>['limit'] | undefined;
}

/**
 * Lists and finds the merchant's own invoices, newest first.
 * @throws ApiProblem
 */
export async function listMerchantInvoices(
  client: ApiClient,
  parameters: ListMerchantInvoicesParameters,
  options: CallOptions = {},
): Promise<MerchantInvoiceList> {
  return readAnswer<MerchantInvoiceList>(
    MerchantInvoiceListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/invoices',
      query: {
        merchantInvoiceId: parameters.merchantInvoiceId,
        terminalId: parameters.terminalId,
        status: parameters.status,
        createdFrom: parameters.createdFrom,
        createdTo: parameters.createdTo,
        after: parameters.after,
        limit: parameters.limit,
      },
      signal: options.signal,
    }),
    'listMerchantInvoices',
  );
}
