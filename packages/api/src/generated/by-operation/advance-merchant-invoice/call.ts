// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantInvoiceStruct } from '../../structs/merchant-invoice.ts';
import type { AdvanceMerchantInvoiceData, MerchantInvoice } from '../../types.ts';

/** The input of {@link advanceMerchantInvoice}. */
export interface AdvanceMerchantInvoiceParameters {
  readonly id: NonNullable<AdvanceMerchantInvoiceData['path']>['id'];
  readonly idempotencyKey?:
    | NonNullable<AdvanceMerchantInvoiceData['headers']>['Idempotency-Key']
    | undefined;
  readonly body: AdvanceMerchantInvoiceData['body'];
}

/**
 * Moves the clock of one of the merchant's invoices in test on, so that a trial needs no waiting.
 * @throws ApiProblem
 */
export async function advanceMerchantInvoice(
  client: ApiClient,
  parameters: AdvanceMerchantInvoiceParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}/clock`,
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'advanceMerchantInvoice',
  );
}
