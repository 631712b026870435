// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalListAnswerStruct } from '../../structs/approval-list-answer.ts';
import type { ApprovalListAnswer, ListApprovalsData } from '../../types.ts';

/** The input of {@link listApprovals}. */
export interface ListApprovalsParameters {
  readonly view?: NonNullable<ListApprovalsData['query']>['view'] | undefined;
  readonly page?: NonNullable<ListApprovalsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListApprovalsData['query']>['size'] | undefined;
}

/**
 * A page of the approvals that the person may see, newest first.
 * @throws ApiProblem
 */
export async function listApprovals(
  client: ApiClient,
  parameters: ListApprovalsParameters,
  options: CallOptions = {},
): Promise<ApprovalListAnswer> {
  return readAnswer<ApprovalListAnswer>(
    ApprovalListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/approval',
      query: { view: parameters.view, page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listApprovals',
  );
}
