// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { CurrentUserAnswerStruct } from '../structs.ts';
import type { ChooseTestDashboardData, CurrentUserAnswer, LoginData } from '../types.ts';

/** What {@link login} takes. */
export interface LoginParameters {
  readonly body: LoginData['body'];
}

/**
 * Signs a person in; sets the cookies jwt and jwt_sig.
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

/** What {@link logout} takes. */
export type LogoutParameters = NoParameters;

/**
 * Revokes the session and clears its cookies; without a session it clears the cookies.
 * @throws ApiProblem
 */
export async function logout(
  client: ApiClient,
  _parameters: LogoutParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({ method: 'POST', path: '/api/v1/logout', signal: options.signal });
}

/** What {@link getCurrentUser} takes. */
export type GetCurrentUserParameters = NoParameters;

/**
 * The signed-in person.
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

/** What {@link chooseTestDashboard} takes. */
export interface ChooseTestDashboardParameters {
  readonly body: ChooseTestDashboardData['body'];
}

/**
 * Chooses whether the signed-in person sees test data or production.
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
