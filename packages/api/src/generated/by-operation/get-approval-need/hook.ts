// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getApprovalNeed, type GetApprovalNeedParameters } from './call.ts';
import type { ApprovalNeedAnswer } from '../../types.ts';

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
