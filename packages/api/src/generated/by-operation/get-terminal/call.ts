// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalDetailsAnswerStruct } from '../../structs/terminal-details-answer.ts';
import type { GetTerminalData, TerminalDetailsAnswer } from '../../types.ts';

/** The input of {@link getTerminal}. */
export interface GetTerminalParameters {
  readonly id: NonNullable<GetTerminalData['path']>['id'];
}

/**
 * Returns a terminal with its pool and payment methods, and its attributes if the user may see them.
 * @throws ApiProblem
 */
export async function getTerminal(
  client: ApiClient,
  parameters: GetTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getTerminal',
  );
}
