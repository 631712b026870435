// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listApprovals,
  type ListApprovalsParameters,
  getApproval,
  type GetApprovalParameters,
  approveRequest,
  type ApproveRequestParameters,
  rejectRequest,
  type RejectRequestParameters,
  listApprovalRules,
  type ListApprovalRulesParameters,
  changeApprovalRule,
  type ChangeApprovalRuleParameters,
  getApprovalNeed,
  type GetApprovalNeedParameters,
} from '../calls/approvals.ts';
import type {
  ApprovalAnswer,
  ApprovalListAnswer,
  ApprovalNeedAnswer,
  ApprovalRequestedAnswer,
  ApprovalRuleListAnswer,
} from '../types.ts';

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

/** The SWR key of {@link getApproval}, with all its parameters. */
export function getApprovalKey(
  parameters: GetApprovalParameters,
): QueryKey<'getApproval', GetApprovalParameters> {
  return ['getApproval', parameters];
}

/** One approval; 404 where the person may not see it. Null parameters: no request. */
export function useGetApproval(
  parameters: GetApprovalParameters | null,
  options?: QueryOptions<ApprovalAnswer>,
): Query<ApprovalAnswer> {
  return useQuery(parameters === null ? null : getApprovalKey(parameters), getApproval, options);
}

/** Approves a request and executes it. */
export function useApproveRequest(): Mutation<ApprovalAnswer, ApproveRequestParameters> {
  return useMutation('approveRequest', approveRequest);
}

/** Rejects a request; its requester is notified. */
export function useRejectRequest(): Mutation<ApprovalAnswer, RejectRequestParameters> {
  return useMutation('rejectRequest', rejectRequest);
}

/** The SWR key of {@link listApprovalRules}, with all its parameters. */
export function listApprovalRulesKey(
  parameters: ListApprovalRulesParameters,
): QueryKey<'listApprovalRules', ListApprovalRulesParameters> {
  return ['listApprovalRules', parameters];
}

/** Which changes need the approval of a second person. Null parameters: no request. */
export function useListApprovalRules(
  parameters: ListApprovalRulesParameters | null,
  options?: QueryOptions<ApprovalRuleListAnswer>,
): Query<ApprovalRuleListAnswer> {
  return useQuery(
    parameters === null ? null : listApprovalRulesKey(parameters),
    listApprovalRules,
    options,
  );
}

/** Sets the threshold of a kind in a currency, or whether a kind needs approval. */
export function useChangeApprovalRule(): Mutation<
  ApprovalRuleListAnswer | ApprovalRequestedAnswer,
  ChangeApprovalRuleParameters
> {
  return useMutation('changeApprovalRule', changeApprovalRule);
}

/** The SWR key of {@link getApprovalNeed}, with all its parameters. */
export function getApprovalNeedKey(
  parameters: GetApprovalNeedParameters,
): QueryKey<'getApprovalNeed', GetApprovalNeedParameters> {
  return ['getApprovalNeed', parameters];
}

/** Whether a change would need the approval of a second person. Null parameters: no request. */
export function useGetApprovalNeed(
  parameters: GetApprovalNeedParameters | null,
  options?: QueryOptions<ApprovalNeedAnswer>,
): Query<ApprovalNeedAnswer> {
  return useQuery(
    parameters === null ? null : getApprovalNeedKey(parameters),
    getApprovalNeed,
    options,
  );
}
