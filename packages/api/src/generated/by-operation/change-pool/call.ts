// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountPoolAnswerStruct } from '../../structs/account-pool-answer.ts';
import type { AccountPoolAnswer, ChangePoolData } from '../../types.ts';

/** The input of {@link changePool}. */
export interface ChangePoolParameters {
  readonly id: NonNullable<ChangePoolData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangePoolData['headers']>['If-Match'] | undefined;
  readonly body: ChangePoolData['body'];
}

/**
 * Sets whether the accounts of a pool pause themselves, and when.
 * @throws ApiProblem
 */
export async function changePool(
  client: ApiClient,
  parameters: ChangePoolParameters,
  options: CallOptions = {},
): Promise<AccountPoolAnswer> {
  return readAnswer<AccountPoolAnswer>(
    AccountPoolAnswerStruct,
    await client({
      method: 'PATCH',
      path: `/api/v1/people/pool/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changePool',
  );
}
