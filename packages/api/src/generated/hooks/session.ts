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
  login,
  type LoginParameters,
  logout,
  type LogoutParameters,
  getCurrentUser,
  type GetCurrentUserParameters,
  chooseTestDashboard,
  type ChooseTestDashboardParameters,
} from '../calls/session.ts';
import type { CurrentUserAnswer } from '../types.ts';

/** Signs a person in; sets the cookies jwt and jwt_sig. */
export function useLogin(): Mutation<CurrentUserAnswer, LoginParameters> {
  return useMutation('login', login);
}

/** Revokes the session and clears its cookies; without a session it clears the cookies. */
export function useLogout(): Mutation<void, LogoutParameters> {
  return useMutation('logout', logout);
}

/** The SWR key of {@link getCurrentUser}, with all its parameters. */
export function getCurrentUserKey(
  parameters: GetCurrentUserParameters,
): QueryKey<'getCurrentUser', GetCurrentUserParameters> {
  return ['getCurrentUser', parameters];
}

/** The signed-in person. Null parameters: not asked. */
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

/** Chooses whether the signed-in person sees test data or production. */
export function useChooseTestDashboard(): Mutation<
  CurrentUserAnswer,
  ChooseTestDashboardParameters
> {
  return useMutation('chooseTestDashboard', chooseTestDashboard);
}
