// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SendAgainAnswerStruct } from '../../structs/send-again-answer.ts';
import type { SendAgainAnswer, SendEndpointAgainData } from '../../types.ts';

/** The input of {@link sendEndpointAgain}. */
export interface SendEndpointAgainParameters {
  readonly id: NonNullable<SendEndpointAgainData['path']>['id'];
  readonly endpointId: NonNullable<SendEndpointAgainData['path']>['endpointId'];
  readonly body: SendEndpointAgainData['body'];
}

/**
 * Sends an endpoint all its events from one on again, those of one invoice in order.
 * @throws ApiProblem
 */
export async function sendEndpointAgain(
  client: ApiClient,
  parameters: SendEndpointAgainParameters,
  options: CallOptions = {},
): Promise<SendAgainAnswer> {
  return readAnswer<SendAgainAnswer>(
    SendAgainAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/merchant/${encodeURIComponent(parameters.id)}/endpoint/${encodeURIComponent(parameters.endpointId)}/send-again`,
      body: parameters.body,
      signal: options.signal,
    }),
    'sendEndpointAgain',
  );
}
