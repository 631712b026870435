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
  beginPasskeySignIn,
  type BeginPasskeySignInParameters,
  signInWithPasskey,
  type SignInWithPasskeyParameters,
  beginOidcSignIn,
  type BeginOidcSignInParameters,
  finishOidc,
  type FinishOidcParameters,
  logoutByOidc,
  type LogoutByOidcParameters,
  logout,
  type LogoutParameters,
  getCurrentUser,
  type GetCurrentUserParameters,
  chooseTestDashboard,
  type ChooseTestDashboardParameters,
  getOwnSession,
  type GetOwnSessionParameters,
  stepUp,
  type StepUpParameters,
  beginOidcStepUp,
  type BeginOidcStepUpParameters,
  beginPasskeyStepUp,
  type BeginPasskeyStepUpParameters,
  readInvitation,
  type ReadInvitationParameters,
  acceptInvitation,
  type AcceptInvitationParameters,
} from '../calls/session.ts';
import type {
  CurrentUserAnswer,
  InvitationAnswer,
  OidcEndSessionAnswer,
  OidcOutcomeAnswer,
  OidcUrlAnswer,
  OwnSessionAnswer,
  PasskeyQuestionAnswer,
} from '../types.ts';

/** Signs a user in and sets the cookies jwt, jwt_sig and tiyin_browser. */
export function useLogin(): Mutation<CurrentUserAnswer, LoginParameters> {
  return useMutation('login', login);
}

/** A challenge to sign in with a passkey, alone or after the password. */
export function useBeginPasskeySignIn(): Mutation<
  PasskeyQuestionAnswer,
  BeginPasskeySignInParameters
> {
  return useMutation('beginPasskeySignIn', beginPasskeySignIn);
}

/** Signs a user in with a passkey alone, and sets the cookies as login does. */
export function useSignInWithPasskey(): Mutation<CurrentUserAnswer, SignInWithPasskeyParameters> {
  return useMutation('signInWithPasskey', signInWithPasskey);
}

/** Begins a sign-in at the OpenID provider of the configuration. */
export function useBeginOidcSignIn(): Mutation<OidcUrlAnswer, BeginOidcSignInParameters> {
  return useMutation('beginOidcSignIn', beginOidcSignIn);
}

/** Ends a round trip to the OpenID provider: signs the user in as login does, or confirms the session. */
export function useFinishOidc(): Mutation<OidcOutcomeAnswer, FinishOidcParameters> {
  return useMutation('finishOidc', finishOidc);
}

/** Signs out as logout does, and names the address that ends the session at the OpenID provider. */
export function useLogoutByOidc(): Mutation<OidcEndSessionAnswer, LogoutByOidcParameters> {
  return useMutation('logoutByOidc', logoutByOidc);
}

/** Revokes the session and clears its cookies. Without a session, only clears the cookies. */
export function useLogout(): Mutation<void, LogoutParameters> {
  return useMutation('logout', logout);
}

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

/** Chooses whether the signed-in user sees test or production data. */
export function useChooseTestDashboard(): Mutation<
  CurrentUserAnswer,
  ChooseTestDashboardParameters
> {
  return useMutation('chooseTestDashboard', chooseTestDashboard);
}

/** The SWR key of {@link getOwnSession}, with all its parameters. */
export function getOwnSessionKey(
  parameters: GetOwnSessionParameters,
): QueryKey<'getOwnSession', GetOwnSessionParameters> {
  return ['getOwnSession', parameters];
}

/** When the session of this request ends, and until when the user counts as confirmed. Null parameters: no request. */
export function useGetOwnSession(
  parameters: GetOwnSessionParameters | null,
  options?: QueryOptions<OwnSessionAnswer>,
): Query<OwnSessionAnswer> {
  return useQuery(
    parameters === null ? null : getOwnSessionKey(parameters),
    getOwnSession,
    options,
  );
}

/** Confirms that the user is present, for the next five minutes of this session. */
export function useStepUp(): Mutation<OwnSessionAnswer, StepUpParameters> {
  return useMutation('stepUp', stepUp);
}

/** Begins a round trip to the OpenID provider that confirms that the user is present. */
export function useBeginOidcStepUp(): Mutation<OidcUrlAnswer, BeginOidcStepUpParameters> {
  return useMutation('beginOidcStepUp', beginOidcStepUp);
}

/** A challenge to confirm with a passkey that the user is present. */
export function useBeginPasskeyStepUp(): Mutation<
  PasskeyQuestionAnswer,
  BeginPasskeyStepUpParameters
> {
  return useMutation('beginPasskeyStepUp', beginPasskeyStepUp);
}

/** The person of an invitation link. */
export function useReadInvitation(): Mutation<InvitationAnswer, ReadInvitationParameters> {
  return useMutation('readInvitation', readInvitation);
}

/** Sets the password of an invited person. The link stops working. */
export function useAcceptInvitation(): Mutation<void, AcceptInvitationParameters> {
  return useMutation('acceptInvitation', acceptInvitation);
}
