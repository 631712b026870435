// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantInvoiceStruct } from '../../structs/merchant-invoice.ts';
import type { CancelMerchantInvoiceData, MerchantInvoice } from '../../types.ts';

/** The input of {@link cancelMerchantInvoice}. */
export interface CancelMerchantInvoiceParameters {
  readonly id: NonNullable<CancelMerchantInvoiceData['path']>['id'];
}

/**
 * Cancels one of the merchant's invoices before the customer has paid.
 * @throws ApiProblem
 */
export async function cancelMerchantInvoice(
  client: ApiClient,
  parameters: CancelMerchantInvoiceParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}/cancel`,
      signal: options.signal,
    }),
    'cancelMerchantInvoice',
  );
}
