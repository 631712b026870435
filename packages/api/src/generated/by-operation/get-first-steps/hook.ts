// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getFirstSteps, type GetFirstStepsParameters } from './call.ts';
import type { FirstStepsAnswer } from '../../types.ts';

/** The SWR key of {@link getFirstSteps}, with all its parameters. */
export function getFirstStepsKey(
  parameters: GetFirstStepsParameters,
): QueryKey<'getFirstSteps', GetFirstStepsParameters> {
  return ['getFirstSteps', parameters];
}

/** Lists the first steps of a new installation, and which of them are done. Null parameters: no request. */
export function useGetFirstSteps(
  parameters: GetFirstStepsParameters | null,
  options?: QueryOptions<FirstStepsAnswer>,
): Query<FirstStepsAnswer> {
  return useQuery(
    parameters === null ? null : getFirstStepsKey(parameters),
    getFirstSteps,
    options,
  );
}
