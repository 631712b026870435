// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rotateProviderSecret, type RotateProviderSecretParameters } from './call.ts';
import type { ProviderWithSecretAnswer, RequestedProviderSecretAnswer } from '../../types.ts';

/** Makes a new secret. Only this response contains it. */
export function useRotateProviderSecret(): Mutation<
  ProviderWithSecretAnswer | RequestedProviderSecretAnswer,
  RotateProviderSecretParameters
> {
  return useMutation('rotateProviderSecret', rotateProviderSecret);
}
