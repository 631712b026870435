// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SentAgainStruct } from '../../structs/sent-again.ts';
import type { SendMerchantEndpointAgainData, SentAgain } from '../../types.ts';

/** The input of {@link sendMerchantEndpointAgain}. */
export interface SendMerchantEndpointAgainParameters {
  readonly id: NonNullable<SendMerchantEndpointAgainData['path']>['id'];
  readonly body: SendMerchantEndpointAgainData['body'];
}

/**
 * Sends an endpoint all its events from one on again, those of one invoice in order.
 * @throws ApiProblem
 */
export async function sendMerchantEndpointAgain(
  client: ApiClient,
  parameters: SendMerchantEndpointAgainParameters,
  options: CallOptions = {},
): Promise<SentAgain> {
  return readAnswer<SentAgain>(
    SentAgainStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/endpoints/${encodeURIComponent(parameters.id)}/send-again`,
      body: parameters.body,
      signal: options.signal,
    }),
    'sendMerchantEndpointAgain',
  );
}
