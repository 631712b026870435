// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getSignInPolicy, type GetSignInPolicyParameters } from './call.ts';
import type { SignInPolicyAnswer } from '../../types.ts';

/** The SWR key of {@link getSignInPolicy}, with all its parameters. */
export function getSignInPolicyKey(
  parameters: GetSignInPolicyParameters,
): QueryKey<'getSignInPolicy', GetSignInPolicyParameters> {
  return ['getSignInPolicy', parameters];
}

/** When sessions end, and whether everybody needs a second factor. Null parameters: no request. */
export function useGetSignInPolicy(
  parameters: GetSignInPolicyParameters | null,
  options?: QueryOptions<SignInPolicyAnswer>,
): Query<SignInPolicyAnswer> {
  return useQuery(
    parameters === null ? null : getSignInPolicyKey(parameters),
    getSignInPolicy,
    options,
  );
}
