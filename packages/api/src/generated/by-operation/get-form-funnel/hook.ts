// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getFormFunnel, type GetFormFunnelParameters } from './call.ts';
import type { FormFunnel } from '../../types.ts';

/** The SWR key of {@link getFormFunnel}, with all its parameters. */
export function getFormFunnelKey(
  parameters: GetFormFunnelParameters,
): QueryKey<'getFormFunnel', GetFormFunnelParameters> {
  return ['getFormFunnel', parameters];
}

/** Counts how far the payment forms of a merchant's deposits came that were made in the last minutes. Null parameters: no request. */
export function useGetFormFunnel(
  parameters: GetFormFunnelParameters | null,
  options?: QueryOptions<FormFunnel>,
): Query<FormFunnel> {
  return useQuery(
    parameters === null ? null : getFormFunnelKey(parameters),
    getFormFunnel,
    options,
  );
}
