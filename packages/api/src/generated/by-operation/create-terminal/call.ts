// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalDetailsAnswerStruct } from '../../structs/terminal-details-answer.ts';
import type { CreateTerminalData, TerminalDetailsAnswer } from '../../types.ts';

/** The input of {@link createTerminal}. */
export interface CreateTerminalParameters {
  readonly body: CreateTerminalData['body'];
}

/**
 * Creates a test terminal that can be used at once.
 * @throws ApiProblem
 */
export async function createTerminal(
  client: ApiClient,
  parameters: CreateTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/terminal',
      body: parameters.body,
      signal: options.signal,
    }),
    'createTerminal',
  );
}
