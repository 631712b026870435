// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantRefundStruct } from '../../structs/merchant-refund.ts';
import type { CreateRefundData, MerchantRefund } from '../../types.ts';

/** The input of {@link createRefund}. */
export interface CreateRefundParameters {
  readonly id: NonNullable<CreateRefundData['path']>['id'];
  readonly idempotencyKey: NonNullable<CreateRefundData['headers']>['Idempotency-Key'];
  readonly body: CreateRefundData['body'];
}

/**
 * Refunds one of the merchant's own deposits, in part or whole.
 * @throws ApiProblem
 */
export async function createRefund(
  client: ApiClient,
  parameters: CreateRefundParameters,
  options: CallOptions = {},
): Promise<MerchantRefund> {
  return readAnswer<MerchantRefund>(
    MerchantRefundStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}/refunds`,
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createRefund',
  );
}
