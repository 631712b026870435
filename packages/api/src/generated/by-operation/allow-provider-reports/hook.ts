// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { allowProviderReports, type AllowProviderReportsParameters } from './call.ts';
import type { ManagedProviderAnswer } from '../../types.ts';

/** Takes the reports of a provider again. */
export function useAllowProviderReports(): Mutation<
  ManagedProviderAnswer,
  AllowProviderReportsParameters
> {
  return useMutation('allowProviderReports', allowProviderReports);
}
