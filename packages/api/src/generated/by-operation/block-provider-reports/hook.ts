// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { blockProviderReports, type BlockProviderReportsParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** Refuses the reports of a provider until they are allowed again. */
export function useBlockProviderReports(): Mutation<
  ManagedProviderAnswer,
  BlockProviderReportsParameters
> {
  return useMutation('blockProviderReports', blockProviderReports);
}
