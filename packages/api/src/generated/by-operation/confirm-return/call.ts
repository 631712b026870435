// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReturnAnswerStruct } from '../../structs/return-answer.ts';
import type { ConfirmReturnData, ReturnAnswer } from '../../types.ts';

/** The input of {@link confirmReturn}. */
export interface ConfirmReturnParameters {
  readonly id: NonNullable<ConfirmReturnData['path']>['id'];
  readonly body: ConfirmReturnData['body'];
}

/**
 * Confirms or refuses a return that a person makes by hand.
 * @throws ApiProblem
 */
export async function confirmReturn(
  client: ApiClient,
  parameters: ConfirmReturnParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer> {
  return readAnswer<ReturnAnswer>(
    ReturnAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/return/${encodeURIComponent(parameters.id)}/confirm`,
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmReturn',
  );
}
