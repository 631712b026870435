// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listSessions, type ListSessionsParameters } from './call.ts';
import type { SessionListAnswer } from '../../types.ts';

/** The SWR key of {@link listSessions}, with all its parameters. */
export function listSessionsKey(
  parameters: ListSessionsParameters,
): QueryKey<'listSessions', ListSessionsParameters> {
  return ['listSessions', parameters];
}

/** Lists the active sessions of the user, newest first. Null parameters: no request. */
export function useListSessions(
  parameters: ListSessionsParameters | null,
  options?: QueryOptions<SessionListAnswer>,
): Query<SessionListAnswer> {
  return useQuery(parameters === null ? null : listSessionsKey(parameters), listSessions, options);
}
