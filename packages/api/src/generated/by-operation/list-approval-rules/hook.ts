// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listApprovalRules, type ListApprovalRulesParameters } from './call.ts';
import type { ApprovalRuleListAnswer } from '../../types.ts';

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
