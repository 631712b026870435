// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getCurrentUser, type GetCurrentUserParameters } from './call.ts';
import type { CurrentUserAnswer } from '../../types.ts';

/** The SWR key of {@link getCurrentUser}, with all its parameters. */
export function getCurrentUserKey(
  parameters: GetCurrentUserParameters,
): QueryKey<'getCurrentUser', GetCurrentUserParameters> {
  return ['getCurrentUser', parameters];
}

/** Returns the signed-in user. Null parameters: no request. */
export function useGetCurrentUser(
  parameters: GetCurrentUserParameters | null,
  options?: QueryOptions<CurrentUserAnswer>,
): Query<CurrentUserAnswer> {
  return useQuery(
    parameters === null ? null : getCurrentUserKey(parameters),
    getCurrentUser,
    options,
  );
}
