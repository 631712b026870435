// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getOwnSession, type GetOwnSessionParameters } from './call.ts';
import type { OwnSessionAnswer } from '../../types.ts';

/** The SWR key of {@link getOwnSession}, with all its parameters. */
export function getOwnSessionKey(
  parameters: GetOwnSessionParameters,
): QueryKey<'getOwnSession', GetOwnSessionParameters> {
  return ['getOwnSession', parameters];
}

/** When the session of this request ends, and until when the user counts as confirmed. Null parameters: no request. */
export function useGetOwnSession(
  parameters: GetOwnSessionParameters | null,
  options?: QueryOptions<OwnSessionAnswer>,
): Query<OwnSessionAnswer> {
  return useQuery(
    parameters === null ? null : getOwnSessionKey(parameters),
    getOwnSession,
    options,
  );
}
