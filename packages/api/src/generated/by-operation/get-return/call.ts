// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ReturnAnswerStruct } from '../../structs/return-answer.ts';
import type { GetReturnData, ReturnAnswer } from '../../types.ts';

/** The input of {@link getReturn}. */
export interface GetReturnParameters {
  readonly id: NonNullable<GetReturnData['path']>['id'];
}

/**
 * Returns one return of money in suspense.
 * @throws ApiProblem
 */
export async function getReturn(
  client: ApiClient,
  parameters: GetReturnParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer> {
  return readAnswer<ReturnAnswer>(
    ReturnAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/return/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getReturn',
  );
}
