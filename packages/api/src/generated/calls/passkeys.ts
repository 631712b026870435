// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { PasskeyListAnswerStruct } from '../structs/passkey-list-answer.ts';
import { PasskeyAnswerStruct } from '../structs/passkey-answer.ts';
import { PasskeyCreationAnswerStruct } from '../structs/passkey-creation-answer.ts';
import type {
  AddPasskeyData,
  PasskeyAnswer,
  PasskeyCreationAnswer,
  PasskeyListAnswer,
  RemovePasskeyData,
  RenamePasskeyData,
} from '../types.ts';

/** The input of {@link listPasskeys}. */
export type ListPasskeysParameters = NoParameters;

/**
 * The passkeys of the user, newest first.
 * @throws ApiProblem
 */
export async function listPasskeys(
  client: ApiClient,
  _parameters: ListPasskeysParameters,
  options: CallOptions = {},
): Promise<PasskeyListAnswer> {
  return readAnswer<PasskeyListAnswer>(
    PasskeyListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/user/passkey', signal: options.signal }),
    'listPasskeys',
  );
}

/** The input of {@link addPasskey}. */
export interface AddPasskeyParameters {
  readonly body: AddPasskeyData['body'];
}

/**
 * Adds a passkey that the browser has made for a challenge of beginPasskey.
 * @throws ApiProblem
 */
export async function addPasskey(
  client: ApiClient,
  parameters: AddPasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyAnswer> {
  return readAnswer<PasskeyAnswer>(
    PasskeyAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/user/passkey',
      body: parameters.body,
      signal: options.signal,
    }),
    'addPasskey',
  );
}

/** The input of {@link beginPasskey}. */
export type BeginPasskeyParameters = NoParameters;

/**
 * A challenge to make a passkey for the user.
 * @throws ApiProblem
 */
export async function beginPasskey(
  client: ApiClient,
  _parameters: BeginPasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyCreationAnswer> {
  return readAnswer<PasskeyCreationAnswer>(
    PasskeyCreationAnswerStruct,
    await client({ method: 'POST', path: '/api/v1/user/passkey/options', signal: options.signal }),
    'beginPasskey',
  );
}

/** The input of {@link removePasskey}. */
export interface RemovePasskeyParameters {
  readonly id: NonNullable<RemovePasskeyData['path']>['id'];
}

/**
 * Removes a passkey of the user.
 * @throws ApiProblem
 */
export async function removePasskey(
  client: ApiClient,
  parameters: RemovePasskeyParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/user/passkey/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}

/** The input of {@link renamePasskey}. */
export interface RenamePasskeyParameters {
  readonly id: NonNullable<RenamePasskeyData['path']>['id'];
  readonly body: RenamePasskeyData['body'];
}

/**
 * Gives a passkey of the user another name.
 * @throws ApiProblem
 */
export async function renamePasskey(
  client: ApiClient,
  parameters: RenamePasskeyParameters,
  options: CallOptions = {},
): Promise<PasskeyAnswer> {
  return readAnswer<PasskeyAnswer>(
    PasskeyAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/user/passkey/${encodeURIComponent(parameters.id)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'renamePasskey',
  );
}
