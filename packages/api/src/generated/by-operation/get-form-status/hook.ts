// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getFormStatus, type GetFormStatusParameters } from './call.ts';
import type { FormStatusAnswer } from '../../types.ts';

/** The SWR key of {@link getFormStatus}, with all its parameters. */
export function getFormStatusKey(
  parameters: GetFormStatusParameters,
): QueryKey<'getFormStatus', GetFormStatusParameters> {
  return ['getFormStatus', parameters];
}

/** Returns the status of the invoice. The form polls it every 5 seconds. Null parameters: no request. */
export function useGetFormStatus(
  parameters: GetFormStatusParameters | null,
  options?: QueryOptions<FormStatusAnswer>,
): Query<FormStatusAnswer> {
  return useQuery(
    parameters === null ? null : getFormStatusKey(parameters),
    getFormStatus,
    options,
  );
}
