// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { StatementListAnswerStruct } from '../../structs/statement-list-answer.ts';
import type { ListStatementsData, StatementListAnswer } from '../../types.ts';

/** The input of {@link listStatements}. */
export interface ListStatementsParameters {
  readonly id: NonNullable<ListStatementsData['path']>['id'];
  readonly page?: NonNullable<ListStatementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListStatementsData['query']>['size'] | undefined;
}

/**
 * A page of the bank statements that were imported for a payment account, newest first.
 * @throws ApiProblem
 */
export async function listStatements(
  client: ApiClient,
  parameters: ListStatementsParameters,
  options: CallOptions = {},
): Promise<StatementListAnswer> {
  return readAnswer<StatementListAnswer>(
    StatementListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement`,
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listStatements',
  );
}
