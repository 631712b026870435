// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettlementCallbackListAnswerStruct } from '../../structs/settlement-callback-list-answer.ts';
import type { SendSettlementCallbackData, SettlementCallbackListAnswer } from '../../types.ts';

/** The input of {@link sendSettlementCallback}. */
export interface SendSettlementCallbackParameters {
  readonly id: NonNullable<SendSettlementCallbackData['path']>['id'];
}

/**
 * Sends a settlement again as a new callback.
 * @throws ApiProblem
 */
export async function sendSettlementCallback(
  client: ApiClient,
  parameters: SendSettlementCallbackParameters,
  options: CallOptions = {},
): Promise<SettlementCallbackListAnswer> {
  return readAnswer<SettlementCallbackListAnswer>(
    SettlementCallbackListAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/settlement/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'sendSettlementCallback',
  );
}
