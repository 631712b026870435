// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalReadinessAnswerStruct } from '../../structs/terminal-readiness-answer.ts';
import type { GetTerminalReadinessData, TerminalReadinessAnswer } from '../../types.ts';

/** The input of {@link getTerminalReadiness}. */
export interface GetTerminalReadinessParameters {
  readonly id: NonNullable<GetTerminalReadinessData['path']>['id'];
}

/**
 * Lists what a terminal lacks to take payments in production.
 * @throws ApiProblem
 */
export async function getTerminalReadiness(
  client: ApiClient,
  parameters: GetTerminalReadinessParameters,
  options: CallOptions = {},
): Promise<TerminalReadinessAnswer> {
  return readAnswer<TerminalReadinessAnswer>(
    TerminalReadinessAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}/readiness`,
      signal: options.signal,
    }),
    'getTerminalReadiness',
  );
}
