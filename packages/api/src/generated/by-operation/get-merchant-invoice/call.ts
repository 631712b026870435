// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantInvoiceStruct } from '../../structs/merchant-invoice.ts';
import type { GetMerchantInvoiceData, MerchantInvoice } from '../../types.ts';

/** The input of {@link getMerchantInvoice}. */
export interface GetMerchantInvoiceParameters {
  readonly id: NonNullable<GetMerchantInvoiceData['path']>['id'];
}

/**
 * Returns one of the merchant's invoices. 404 for an invoice of another merchant.
 * @throws ApiProblem
 */
export async function getMerchantInvoice(
  client: ApiClient,
  parameters: GetMerchantInvoiceParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'GET',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getMerchantInvoice',
  );
}
