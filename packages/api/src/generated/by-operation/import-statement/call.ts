// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { StatementAnswerStruct } from '../../structs/statement-answer.ts';
import type { ImportStatementData, StatementAnswer } from '../../types.ts';

/** The input of {@link importStatement}. */
export interface ImportStatementParameters {
  readonly id: NonNullable<ImportStatementData['path']>['id'];
  readonly format: NonNullable<ImportStatementData['query']>['format'];
  readonly encoding?: NonNullable<ImportStatementData['query']>['encoding'] | undefined;
  readonly fileName?: NonNullable<ImportStatementData['query']>['fileName'] | undefined;
  readonly body: ImportStatementData['body'];
}

/**
 * Takes a bank's statement of a payment account.
 * @throws ApiProblem
 */
export async function importStatement(
  client: ApiClient,
  parameters: ImportStatementParameters,
  options: CallOptions = {},
): Promise<StatementAnswer> {
  return readAnswer<StatementAnswer>(
    StatementAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/statement`,
      query: {
        format: parameters.format,
        encoding: parameters.encoding,
        fileName: parameters.fileName,
      },
      body: parameters.body,
      signal: options.signal,
    }),
    'importStatement',
  );
}
