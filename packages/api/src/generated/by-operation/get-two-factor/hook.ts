// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getTwoFactor, type GetTwoFactorParameters } from './call.ts';
import type { TwoFactorAnswer } from '../../types.ts';

/** The SWR key of {@link getTwoFactor}, with all its parameters. */
export function getTwoFactorKey(
  parameters: GetTwoFactorParameters,
): QueryKey<'getTwoFactor', GetTwoFactorParameters> {
  return ['getTwoFactor', parameters];
}

/** Returns whether the user has two-factor sign-in. Null parameters: no request. */
export function useGetTwoFactor(
  parameters: GetTwoFactorParameters | null,
  options?: QueryOptions<TwoFactorAnswer>,
): Query<TwoFactorAnswer> {
  return useQuery(parameters === null ? null : getTwoFactorKey(parameters), getTwoFactor, options);
}
