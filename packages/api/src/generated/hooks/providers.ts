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
  addProvider,
  type AddProviderParameters,
  listManagedProviders,
  type ListManagedProvidersParameters,
  getProvider,
  type GetProviderParameters,
  changeProvider,
  type ChangeProviderParameters,
  pauseProvider,
  type PauseProviderParameters,
  resumeProvider,
  type ResumeProviderParameters,
  testProvider,
  type TestProviderParameters,
  rotateProviderSecret,
  type RotateProviderSecretParameters,
  endFormerProviderSecret,
  type EndFormerProviderSecretParameters,
} from '../calls/providers.ts';
import type {
  ManagedProviderAnswer,
  ManagedProviderListAnswer,
  ProviderTestAnswer,
  ProviderWithSecretAnswer,
} from '../types.ts';

/** Adds a provider. Only this response contains the secret of an http provider. */
export function useAddProvider(): Mutation<ProviderWithSecretAnswer, AddProviderParameters> {
  return useMutation('addProvider', addProvider);
}

/** The SWR key of {@link listManagedProviders}, with all its parameters. */
export function listManagedProvidersKey(
  parameters: ListManagedProvidersParameters,
): QueryKey<'listManagedProviders', ListManagedProvidersParameters> {
  return ['listManagedProviders', parameters];
}

/** Lists the providers with address, state, accounts and success rate, by name. Null parameters: no request. */
export function useListManagedProviders(
  parameters: ListManagedProvidersParameters | null,
  options?: QueryOptions<ManagedProviderListAnswer>,
): Query<ManagedProviderListAnswer> {
  return useQuery(
    parameters === null ? null : listManagedProvidersKey(parameters),
    listManagedProviders,
    options,
  );
}

/** The SWR key of {@link getProvider}, with all its parameters. */
export function getProviderKey(
  parameters: GetProviderParameters,
): QueryKey<'getProvider', GetProviderParameters> {
  return ['getProvider', parameters];
}

/** A provider. Null parameters: no request. */
export function useGetProvider(
  parameters: GetProviderParameters | null,
  options?: QueryOptions<ManagedProviderAnswer>,
): Query<ManagedProviderAnswer> {
  return useQuery(parameters === null ? null : getProviderKey(parameters), getProvider, options);
}

/** Changes the name and the address of a provider. */
export function useChangeProvider(): Mutation<ManagedProviderAnswer, ChangeProviderParameters> {
  return useMutation('changeProvider', changeProvider);
}

/** Pauses a provider. Nothing new is sent to it. */
export function usePauseProvider(): Mutation<ManagedProviderAnswer, PauseProviderParameters> {
  return useMutation('pauseProvider', pauseProvider);
}

/** Resumes a paused provider. What waited for it is sent now. */
export function useResumeProvider(): Mutation<ManagedProviderAnswer, ResumeProviderParameters> {
  return useMutation('resumeProvider', resumeProvider);
}

/** Calls a provider and returns the response. */
export function useTestProvider(): Mutation<ProviderTestAnswer, TestProviderParameters> {
  return useMutation('testProvider', testProvider);
}

/** Makes a new secret. Only this response contains it. */
export function useRotateProviderSecret(): Mutation<
  ProviderWithSecretAnswer,
  RotateProviderSecretParameters
> {
  return useMutation('rotateProviderSecret', rotateProviderSecret);
}

/** Ends the overlap. The former secret is refused from now on. */
export function useEndFormerProviderSecret(): Mutation<
  ManagedProviderAnswer,
  EndFormerProviderSecretParameters
> {
  return useMutation('endFormerProviderSecret', endFormerProviderSecret);
}
