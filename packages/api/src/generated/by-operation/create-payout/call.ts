// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantInvoiceStruct } from '../../structs/merchant-invoice.ts';
import type { CreatePayoutData, MerchantInvoice } from '../../types.ts';

/** The input of {@link createPayout}. */
export interface CreatePayoutParameters {
  readonly idempotencyKey: NonNullable<CreatePayoutData['headers']>['Idempotency-Key'];
  readonly body: CreatePayoutData['body'];
}

/**
 * Pays out to a card or phone number without a form.
 * @throws ApiProblem
 */
export async function createPayout(
  client: ApiClient,
  parameters: CreatePayoutParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/payouts',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createPayout',
  );
}
