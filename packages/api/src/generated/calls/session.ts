// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { CurrentUserAnswerStruct } from '../structs/current-user-answer.ts';
import { PasskeyQuestionAnswerStruct } from '../structs/passkey-question-answer.ts';
import { OidcUrlAnswerStruct } from '../structs/oidc-url-answer.ts';
import { OidcOutcomeAnswerStruct } from '../structs/oidc-outcome-answer.ts';
import { OidcEndSessionAnswerStruct } from '../structs/oidc-end-session-answer.ts';
import { OwnSessionAnswerStruct } from '../structs/own-session-answer.ts';
import { InvitationAnswerStruct } from '../structs/invitation-answer.ts';
import type {
  AcceptInvitationData,
  BeginOidcSignInData,
  ChooseTestDashboardData,
  CurrentUserAnswer,
  FinishOidcData,
  InvitationAnswer,
  LoginData,
  OidcEndSessionAnswer,
  OidcOutcomeAnswer,
  OidcUrlAnswer,
  OwnSessionAnswer,
  PasskeyQuestionAnswer,
  ReadInvitationData,
  SignInWithPasskeyData,
  StepUpData,
} from '../types.ts';

/** The input of {@link login}. */
export interface LoginParameters {
  readonly body: LoginData['body'];
}

/**
 * Signs a user in and sets the cookies jwt, jwt_sig and tiyin_browser.
 * @throws ApiProblem
 */
export async function login(
  client: ApiClient,
  parameters: LoginParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login',
      body: parameters.body,
      signal: options.signal,
    }),
    'login',
  );
}

/** The input of {@link beginPasskeySignIn}. */
export type BeginPasskeySignInParameters = NoParameters;

/**
 * A challenge to sign in with a passkey, alone or after the password.
 * @throws ApiProblem
 */
export async function beginPasskeySignIn(
  client: ApiClient,
  _parameters: BeginPasskeySignInParameters,
  options: CallOptions = {},
): Promise<PasskeyQuestionAnswer> {
  return readAnswer<PasskeyQuestionAnswer>(
    PasskeyQuestionAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/login/passkey/options', signal: options.signal }),
    'beginPasskeySignIn',
  );
}

/** The input of {@link signInWithPasskey}. */
export interface SignInWithPasskeyParameters {
  readonly body: SignInWithPasskeyData['body'];
}

/**
 * Signs a user in with a passkey alone, and sets the cookies as login does.
 * @throws ApiProblem
 */
export async function signInWithPasskey(
  client: ApiClient,
  parameters: SignInWithPasskeyParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/passkey',
      body: parameters.body,
      signal: options.signal,
    }),
    'signInWithPasskey',
  );
}

/** The input of {@link beginOidcSignIn}. */
export interface BeginOidcSignInParameters {
  readonly body: BeginOidcSignInData['body'];
}

/**
 * Begins a sign-in at the OpenID provider of the configuration.
 * @throws ApiProblem
 */
export async function beginOidcSignIn(
  client: ApiClient,
  parameters: BeginOidcSignInParameters,
  options: CallOptions = {},
): Promise<OidcUrlAnswer> {
  return readAnswer<OidcUrlAnswer>(
    OidcUrlAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/oidc',
      body: parameters.body,
      signal: options.signal,
    }),
    'beginOidcSignIn',
  );
}

/** The input of {@link finishOidc}. */
export interface FinishOidcParameters {
  readonly body: FinishOidcData['body'];
}

/**
 * Ends a round trip to the OpenID provider: signs the user in as login does, or confirms the session.
 * @throws ApiProblem
 */
export async function finishOidc(
  client: ApiClient,
  parameters: FinishOidcParameters,
  options: CallOptions = {},
): Promise<OidcOutcomeAnswer> {
  return readAnswer<OidcOutcomeAnswer>(
    OidcOutcomeAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/login/oidc/return',
      body: parameters.body,
      signal: options.signal,
    }),
    'finishOidc',
  );
}

/** The input of {@link logoutByOidc}. */
export type LogoutByOidcParameters = NoParameters;

/**
 * Signs out as logout does, and names the address that ends the session at the OpenID provider.
 * @throws ApiProblem
 */
export async function logoutByOidc(
  client: ApiClient,
  _parameters: LogoutByOidcParameters,
  options: CallOptions = {},
): Promise<OidcEndSessionAnswer> {
  return readAnswer<OidcEndSessionAnswer>(
    OidcEndSessionAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/logout/oidc', signal: options.signal }),
    'logoutByOidc',
  );
}

/** The input of {@link logout}. */
export type LogoutParameters = NoParameters;

/**
 * Revokes the session and clears its cookies. Without a session, only clears the cookies.
 * @throws ApiProblem
 */
export async function logout(
  client: ApiClient,
  _parameters: LogoutParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'POST', path: '/api/v1/logout', signal: options.signal });
}

/** The input of {@link getCurrentUser}. */
export type GetCurrentUserParameters = NoParameters;

/**
 * Returns the signed-in user.
 * @throws ApiProblem
 */
export async function getCurrentUser(
  client: ApiClient,
  _parameters: GetCurrentUserParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/people/me', signal: options.signal }),
    'getCurrentUser',
  );
}

/** The input of {@link chooseTestDashboard}. */
export interface ChooseTestDashboardParameters {
  readonly body: ChooseTestDashboardData['body'];
}

/**
 * Chooses whether the signed-in user sees test or production data.
 * @throws ApiProblem
 */
export async function chooseTestDashboard(
  client: ApiClient,
  parameters: ChooseTestDashboardParameters,
  options: CallOptions = {},
): Promise<CurrentUserAnswer> {
  return readAnswer<CurrentUserAnswer>(
    CurrentUserAnswerStruct,
    await client({
      method: 'PATCH',
      path: '/api/v1/people/me/testDashboard',
      body: parameters.body,
      signal: options.signal,
    }),
    'chooseTestDashboard',
  );
}

/** The input of {@link getOwnSession}. */
export type GetOwnSessionParameters = NoParameters;

/**
 * When the session of this request ends, and until when the user counts as confirmed.
 * @throws ApiProblem
 */
export async function getOwnSession(
  client: ApiClient,
  _parameters: GetOwnSessionParameters,
  options: CallOptions = {},
): Promise<OwnSessionAnswer> {
  return readAnswer<OwnSessionAnswer>(
    OwnSessionAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/session', signal: options.signal }),
    'getOwnSession',
  );
}

/** The input of {@link stepUp}. */
export interface StepUpParameters {
  readonly body: StepUpData['body'];
}

/**
 * Confirms that the user is present, for the next five minutes of this session.
 * @throws ApiProblem
 */
export async function stepUp(
  client: ApiClient,
  parameters: StepUpParameters,
  options: CallOptions = {},
): Promise<OwnSessionAnswer> {
  return readAnswer<OwnSessionAnswer>(
    OwnSessionAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/session/step_up',
      body: parameters.body,
      signal: options.signal,
    }),
    'stepUp',
  );
}

/** The input of {@link beginOidcStepUp}. */
export type BeginOidcStepUpParameters = NoParameters;

/**
 * Begins a round trip to the OpenID provider that confirms that the user is present.
 * @throws ApiProblem
 */
export async function beginOidcStepUp(
  client: ApiClient,
  _parameters: BeginOidcStepUpParameters,
  options: CallOptions = {},
): Promise<OidcUrlAnswer> {
  return readAnswer<OidcUrlAnswer>(
    OidcUrlAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/session/step_up/oidc', signal: options.signal }),
    'beginOidcStepUp',
  );
}

/** The input of {@link beginPasskeyStepUp}. */
export type BeginPasskeyStepUpParameters = NoParameters;

/**
 * A challenge to confirm with a passkey that the user is present.
 * @throws ApiProblem
 */
export async function beginPasskeyStepUp(
  client: ApiClient,
  _parameters: BeginPasskeyStepUpParameters,
  options: CallOptions = {},
): Promise<PasskeyQuestionAnswer> {
  return readAnswer<PasskeyQuestionAnswer>(
    PasskeyQuestionAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/session/step_up/passkey',
      signal: options.signal,
    }),
    'beginPasskeyStepUp',
  );
}

/** The input of {@link readInvitation}. */
export interface ReadInvitationParameters {
  readonly body: ReadInvitationData['body'];
}

/**
 * The person of an invitation link.
 * @throws ApiProblem
 */
export async function readInvitation(
  client: ApiClient,
  parameters: ReadInvitationParameters,
  options: CallOptions = {},
): Promise<InvitationAnswer> {
  return readAnswer<InvitationAnswer>(
    InvitationAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/invitation/read',
      body: parameters.body,
      signal: options.signal,
    }),
    'readInvitation',
  );
}

/** The input of {@link acceptInvitation}. */
export interface AcceptInvitationParameters {
  readonly body: AcceptInvitationData['body'];
}

/**
 * Sets the password of an invited person. The link stops working.
 * @throws ApiProblem
 */
export async function acceptInvitation(
  client: ApiClient,
  parameters: AcceptInvitationParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/invitation/accept',
    body: parameters.body,
    signal: options.signal,
  });
}
