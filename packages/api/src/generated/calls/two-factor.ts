// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { TwoFactorAnswerStruct } from '../structs/two-factor-answer.ts';
import { TwoFactorSecretAnswerStruct } from '../structs/two-factor-secret-answer.ts';
import { RecoveryCodesAnswerStruct } from '../structs/recovery-codes-answer.ts';
import type {
  BeginTwoFactorData,
  ConfirmTwoFactorData,
  RecoveryCodesAnswer,
  TurnOffTwoFactorData,
  TwoFactorAnswer,
  TwoFactorSecretAnswer,
} from '../types.ts';

/** The input of {@link getTwoFactor}. */
export type GetTwoFactorParameters = NoParameters;

/**
 * Returns whether the user has two-factor sign-in.
 * @throws ApiProblem
 */
export async function getTwoFactor(
  client: ApiClient,
  _parameters: GetTwoFactorParameters,
  options: CallOptions = {},
): Promise<TwoFactorAnswer> {
  return readAnswer<TwoFactorAnswer>(
    TwoFactorAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/user/two_factor', signal: options.signal }),
    'getTwoFactor',
  );
}

/** The input of {@link beginTwoFactor}. */
export interface BeginTwoFactorParameters {
  readonly body: BeginTwoFactorData['body'];
}

/**
 * Creates a secret for the authenticator app. It takes effect once confirmed with a code.
 * @throws ApiProblem
 */
export async function beginTwoFactor(
  client: ApiClient,
  parameters: BeginTwoFactorParameters,
  options: CallOptions = {},
): Promise<TwoFactorSecretAnswer> {
  return readAnswer<TwoFactorSecretAnswer>(
    TwoFactorSecretAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/two_factor',
      body: parameters.body,
      signal: options.signal,
    }),
    'beginTwoFactor',
  );
}

/** The input of {@link confirmTwoFactor}. */
export interface ConfirmTwoFactorParameters {
  readonly body: ConfirmTwoFactorData['body'];
}

/**
 * Turns two-factor sign-in on. Only this response contains the recovery codes.
 * @throws ApiProblem
 */
export async function confirmTwoFactor(
  client: ApiClient,
  parameters: ConfirmTwoFactorParameters,
  options: CallOptions = {},
): Promise<RecoveryCodesAnswer> {
  return readAnswer<RecoveryCodesAnswer>(
    RecoveryCodesAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/two_factor/confirm',
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmTwoFactor',
  );
}

/** The input of {@link turnOffTwoFactor}. */
export interface TurnOffTwoFactorParameters {
  readonly body: TurnOffTwoFactorData['body'];
}

/**
 * Turns two-factor sign-in off and deletes the secret and the recovery codes.
 * @throws ApiProblem
 */
export async function turnOffTwoFactor(
  client: ApiClient,
  parameters: TurnOffTwoFactorParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'POST',
    path: '/api/v1/user/two_factor/off',
    body: parameters.body,
    signal: options.signal,
  });
}
