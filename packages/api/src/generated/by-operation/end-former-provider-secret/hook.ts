// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endFormerProviderSecret, type EndFormerProviderSecretParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** Ends the overlap. The former secret is refused from now on. */
export function useEndFormerProviderSecret(): Mutation<
  ManagedProviderAnswer,
  EndFormerProviderSecretParameters
> {
  return useMutation('endFormerProviderSecret', endFormerProviderSecret);
}
