// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SentTestEventStruct } from '../../structs/sent-test-event.ts';
import type { SendTestEventData, SentTestEvent } from '../../types.ts';

/** The input of {@link sendTestEvent}. */
export interface SendTestEventParameters {
  readonly idempotencyKey: NonNullable<SendTestEventData['headers']>['Idempotency-Key'];
  readonly body: SendTestEventData['body'];
}

/**
 * Makes an example event of a type and sends its webhook, so that a receiver can be tried.
 * @throws ApiProblem
 */
export async function sendTestEvent(
  client: ApiClient,
  parameters: SendTestEventParameters,
  options: CallOptions = {},
): Promise<SentTestEvent> {
  return readAnswer<SentTestEvent>(
    SentTestEventStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/test-events',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'sendTestEvent',
  );
}
