// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { ProviderWithSecretAnswerStruct } from '../structs/provider-with-secret-answer.ts';
import { ManagedProviderListAnswerStruct } from '../structs/managed-provider-list-answer.ts';
import { ManagedProviderAnswerStruct } from '../structs/managed-provider-answer.ts';
import { ProviderTestAnswerStruct } from '../structs/provider-test-answer.ts';
import type {
  AddProviderData,
  ChangeProviderData,
  EndFormerProviderSecretData,
  GetProviderData,
  ManagedProviderAnswer,
  ManagedProviderListAnswer,
  PauseProviderData,
  ProviderTestAnswer,
  ProviderWithSecretAnswer,
  ResumeProviderData,
  RotateProviderSecretData,
  TestProviderData,
} from '../types.ts';

/** The input of {@link addProvider}. */
export interface AddProviderParameters {
  readonly body: AddProviderData['body'];
}

/**
 * Adds a provider. Only this response contains the secret of an http provider.
 * @throws ApiProblem
 */
export async function addProvider(
  client: ApiClient,
  parameters: AddProviderParameters,
  options: CallOptions = {},
): Promise<ProviderWithSecretAnswer> {
  return readAnswer<ProviderWithSecretAnswer>(
    ProviderWithSecretAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/provider',
      body: parameters.body,
      signal: options.signal,
    }),
    'addProvider',
  );
}

/** The input of {@link listManagedProviders}. */
export type ListManagedProvidersParameters = NoParameters;

/**
 * Lists the providers with address, state, accounts and success rate, by name.
 * @throws ApiProblem
 */
export async function listManagedProviders(
  client: ApiClient,
  _parameters: ListManagedProvidersParameters,
  options: CallOptions = {},
): Promise<ManagedProviderListAnswer> {
  return readAnswer<ManagedProviderListAnswer>(
    ManagedProviderListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/provider/managed', signal: options.signal }),
    'listManagedProviders',
  );
}

/** The input of {@link getProvider}. */
export interface GetProviderParameters {
  readonly id: NonNullable<GetProviderData['path']>['id'];
}

/**
 * A provider.
 * @throws ApiProblem
 */
export async function getProvider(
  client: ApiClient,
  parameters: GetProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getProvider',
  );
}

/** The input of {@link changeProvider}. */
export interface ChangeProviderParameters {
  readonly id: NonNullable<ChangeProviderData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeProviderData['headers']>['If-Match'] | undefined;
  readonly body: ChangeProviderData['body'];
}

/**
 * Changes the name and the address of a provider.
 * @throws ApiProblem
 */
export async function changeProvider(
  client: ApiClient,
  parameters: ChangeProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeProvider',
  );
}

/** The input of {@link pauseProvider}. */
export interface PauseProviderParameters {
  readonly id: NonNullable<PauseProviderData['path']>['id'];
  readonly body: PauseProviderData['body'];
}

/**
 * Pauses a provider. Nothing new is sent to it.
 * @throws ApiProblem
 */
export async function pauseProvider(
  client: ApiClient,
  parameters: PauseProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/pause`,
      body: parameters.body,
      signal: options.signal,
    }),
    'pauseProvider',
  );
}

/** The input of {@link resumeProvider}. */
export interface ResumeProviderParameters {
  readonly id: NonNullable<ResumeProviderData['path']>['id'];
}

/**
 * Resumes a paused provider. What waited for it is sent now.
 * @throws ApiProblem
 */
export async function resumeProvider(
  client: ApiClient,
  parameters: ResumeProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/resume`,
      signal: options.signal,
    }),
    'resumeProvider',
  );
}

/** The input of {@link testProvider}. */
export interface TestProviderParameters {
  readonly id: NonNullable<TestProviderData['path']>['id'];
}

/**
 * Calls a provider and returns the response.
 * @throws ApiProblem
 */
export async function testProvider(
  client: ApiClient,
  parameters: TestProviderParameters,
  options: CallOptions = {},
): Promise<ProviderTestAnswer> {
  return readAnswer<ProviderTestAnswer>(
    ProviderTestAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/test`,
      signal: options.signal,
    }),
    'testProvider',
  );
}

/** The input of {@link rotateProviderSecret}. */
export interface RotateProviderSecretParameters {
  readonly id: NonNullable<RotateProviderSecretData['path']>['id'];
  readonly ifMatch?: NonNullable<RotateProviderSecretData['headers']>['If-Match'] | undefined;
  readonly body: RotateProviderSecretData['body'];
}

/**
 * Makes a new secret. Only this response contains it.
 * @throws ApiProblem
 */
export async function rotateProviderSecret(
  client: ApiClient,
  parameters: RotateProviderSecretParameters,
  options: CallOptions = {},
): Promise<ProviderWithSecretAnswer> {
  return readAnswer<ProviderWithSecretAnswer>(
    ProviderWithSecretAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/secret`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'rotateProviderSecret',
  );
}

/** The input of {@link endFormerProviderSecret}. */
export interface EndFormerProviderSecretParameters {
  readonly id: NonNullable<EndFormerProviderSecretData['path']>['id'];
}

/**
 * Ends the overlap. The former secret is refused from now on.
 * @throws ApiProblem
 */
export async function endFormerProviderSecret(
  client: ApiClient,
  parameters: EndFormerProviderSecretParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer> {
  return readAnswer<ManagedProviderAnswer>(
    ManagedProviderAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}/secret/former`,
      signal: options.signal,
    }),
    'endFormerProviderSecret',
  );
}
