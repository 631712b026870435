// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AccountMovementListAnswerStruct } from '../../structs/account-movement-list-answer.ts';
import type { AccountMovementListAnswer, ListAccountMovementsData } from '../../types.ts';

/** The input of {@link listAccountMovements}. */
export interface ListAccountMovementsParameters {
  readonly id: NonNullable<ListAccountMovementsData['path']>['id'];
  readonly page?: NonNullable<ListAccountMovementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListAccountMovementsData['query']>['size'] | undefined;
}

/**
 * Lists the top-ups and sweeps of a payment account, newest first.
 * @throws ApiProblem
 */
export async function listAccountMovements(
  client: ApiClient,
  parameters: ListAccountMovementsParameters,
  options: CallOptions = {},
): Promise<AccountMovementListAnswer> {
  return readAnswer<AccountMovementListAnswer>(
    AccountMovementListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/movement`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listAccountMovements',
  );
}
