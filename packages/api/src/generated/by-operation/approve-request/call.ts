// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApproveRequestAnswerStruct } from '../../structs/approve-request-answer.ts';
import type { ApproveRequestAnswer, ApproveRequestData } from '../../types.ts';

/** The input of {@link approveRequest}. */
export interface ApproveRequestParameters {
  readonly id: NonNullable<ApproveRequestData['path']>['id'];
  readonly body: ApproveRequestData['body'];
}

/**
 * Approves a request and executes it.
 * @throws ApiProblem
 */
export async function approveRequest(
  client: ApiClient,
  parameters: ApproveRequestParameters,
  options: CallOptions = {},
): Promise<ApproveRequestAnswer> {
  return readAnswer<ApproveRequestAnswer>(
    ApproveRequestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/approval/${encodeURIComponent(parameters.id)}/approve`,
      body: parameters.body,
      signal: options.signal,
    }),
    'approveRequest',
  );
}
