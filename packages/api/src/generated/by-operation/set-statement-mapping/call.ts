// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { StatementMappingAnswerStruct } from '../../structs/statement-mapping-answer.ts';
import type { SetStatementMappingData, StatementMappingAnswer } from '../../types.ts';

/** The input of {@link setStatementMapping}. */
export interface SetStatementMappingParameters {
  readonly id: NonNullable<SetStatementMappingData['path']>['id'];
  readonly body: SetStatementMappingData['body'];
}

/**
 * Sets how CSV statements of a payment account are read.
 * @throws ApiProblem
 */
export async function setStatementMapping(
  client: ApiClient,
  parameters: SetStatementMappingParameters,
  options: CallOptions = {},
): Promise<StatementMappingAnswer> {
  return readAnswer<StatementMappingAnswer>(
    StatementMappingAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement/mapping`,
      body: parameters.body,
      signal: options.signal,
    }),
    'setStatementMapping',
  );
}
