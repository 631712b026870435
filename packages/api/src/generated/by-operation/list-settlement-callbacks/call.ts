// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettlementCallbackListAnswerStruct } from '../../structs/settlement-callback-list-answer.ts';
import type { ListSettlementCallbacksData, SettlementCallbackListAnswer } from '../../types.ts';

/** The input of {@link listSettlementCallbacks}. */
export interface ListSettlementCallbacksParameters {
  readonly id: NonNullable<ListSettlementCallbacksData['path']>['id'];
}

/**
 * Lists the callbacks of a settlement with their tries, newest first.
 * @throws ApiProblem
 */
export async function listSettlementCallbacks(
  client: ApiClient,
  parameters: ListSettlementCallbacksParameters,
  options: CallOptions = {},
): Promise<SettlementCallbackListAnswer> {
  return readAnswer<SettlementCallbackListAnswer>(
    SettlementCallbackListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/settlement/${encodeURIComponent(parameters.id)}/callback`,
      signal: options.signal,
    }),
    'listSettlementCallbacks',
  );
}
