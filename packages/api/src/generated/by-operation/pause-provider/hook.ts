// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { pauseProvider, type PauseProviderParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** Pauses a provider. Nothing new is sent to it. */
export function usePauseProvider(): Mutation<ManagedProviderAnswer, PauseProviderParameters> {
  return useMutation('pauseProvider', pauseProvider);
}
