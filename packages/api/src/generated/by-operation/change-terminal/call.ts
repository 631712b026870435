// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalDetailsAnswerStruct } from '../../structs/terminal-details-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeTerminalData,
  TerminalDetailsAnswer,
} from '../../types.ts';

/** The input of {@link changeTerminal}. */
export interface ChangeTerminalParameters {
  readonly id: NonNullable<ChangeTerminalData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeTerminalData['headers']>['If-Match'] | undefined;
  readonly body: ChangeTerminalData['body'];
}

/**
 * Changes the given fields of a terminal.
 * @throws ApiProblem
 */
export async function changeTerminal(
  client: ApiClient,
  parameters: ChangeTerminalParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<TerminalDetailsAnswer, ApprovalRequestedAnswer>(
    [TerminalDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PATCH',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeTerminal',
  );
}
