// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getApproval, type GetApprovalParameters } from './call.ts';
import type { ApprovalAnswer } from '../../types.ts';

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
