// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listApprovals, type ListApprovalsParameters } from './call.ts';
import type { ApprovalListAnswer } from '../../types.ts';

/** The SWR key of {@link listApprovals}, with all its parameters. */
export function listApprovalsKey(
  parameters: ListApprovalsParameters,
): QueryKey<'listApprovals', ListApprovalsParameters> {
  return ['listApprovals', parameters];
}

/** A page of the approvals that the person may see, newest first. Null parameters: no request. */
export function useListApprovals(
  parameters: ListApprovalsParameters | null,
  options?: QueryOptions<ApprovalListAnswer>,
): Query<ApprovalListAnswer> {
  return useQuery(
    parameters === null ? null : listApprovalsKey(parameters),
    listApprovals,
    options,
  );
}
