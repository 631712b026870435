// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalDetailsAnswerStruct } from '../../structs/terminal-details-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  SaveTerminalData,
  TerminalDetailsAnswer,
} from '../../types.ts';

/** The input of {@link saveTerminal}. */
export interface SaveTerminalParameters {
  readonly id: NonNullable<SaveTerminalData['path']>['id'];
  readonly ifMatch?: NonNullable<SaveTerminalData['headers']>['If-Match'] | undefined;
  readonly body: SaveTerminalData['body'];
}

/**
 * Saves the name and attributes of a terminal.
 * @throws ApiProblem
 */
export async function saveTerminal(
  client: ApiClient,
  parameters: SaveTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<TerminalDetailsAnswer, ApprovalRequestedAnswer>(
    [TerminalDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'saveTerminal',
  );
}
