// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addProvider, type AddProviderParameters } from './call.ts';
import type { ProviderWithSecretAnswer, RequestedProviderSecretAnswer } from '../../types.ts';

/** Adds a provider. Only this response contains the secret of an http provider. */
export function useAddProvider(): Mutation<
  ProviderWithSecretAnswer | RequestedProviderSecretAnswer,
  AddProviderParameters
> {
  return useMutation('addProvider', addProvider);
}
