// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { StatementMappingAnswerStruct } from '../../structs/statement-mapping-answer.ts';
import type { GetStatementMappingData, StatementMappingAnswer } from '../../types.ts';

/** The input of {@link getStatementMapping}. */
export interface GetStatementMappingParameters {
  readonly id: NonNullable<GetStatementMappingData['path']>['id'];
}

/**
 * How CSV statements of a payment account are read.
 * @throws ApiProblem
 */
export async function getStatementMapping(
  client: ApiClient,
  parameters: GetStatementMappingParameters,
  options: CallOptions = {},
): Promise<StatementMappingAnswer> {
  return readAnswer<StatementMappingAnswer>(
    StatementMappingAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement/mapping`,
      signal: options.signal,
    }),
    'getStatementMapping',
  );
}
