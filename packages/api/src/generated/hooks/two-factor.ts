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
  getTwoFactor,
  type GetTwoFactorParameters,
  beginTwoFactor,
  type BeginTwoFactorParameters,
  confirmTwoFactor,
  type ConfirmTwoFactorParameters,
  turnOffTwoFactor,
  type TurnOffTwoFactorParameters,
} from '../calls/two-factor.ts';
import type { RecoveryCodesAnswer, TwoFactorAnswer, TwoFactorSecretAnswer } from '../types.ts';

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

/** Creates a secret for the authenticator app. It takes effect once confirmed with a code. */
export function useBeginTwoFactor(): Mutation<TwoFactorSecretAnswer, BeginTwoFactorParameters> {
  return useMutation('beginTwoFactor', beginTwoFactor);
}

/** Turns two-factor sign-in on. Only this response contains the recovery codes. */
export function useConfirmTwoFactor(): Mutation<RecoveryCodesAnswer, ConfirmTwoFactorParameters> {
  return useMutation('confirmTwoFactor', confirmTwoFactor);
}

/** Turns two-factor sign-in off and deletes the secret and the recovery codes. */
export function useTurnOffTwoFactor(): Mutation<void, TurnOffTwoFactorParameters> {
  return useMutation('turnOffTwoFactor', turnOffTwoFactor);
}
