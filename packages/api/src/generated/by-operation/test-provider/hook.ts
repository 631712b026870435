// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { testProvider, type TestProviderParameters } from './call.ts';
import type { ProviderTestAnswer } from '../../types.ts';

/** Calls a provider and returns the response. */
export function useTestProvider(): Mutation<ProviderTestAnswer, TestProviderParameters> {
  return useMutation('testProvider', testProvider);
}
