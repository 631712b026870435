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
  changePassword,
  type ChangePasswordParameters,
  endOtherSessions,
  type EndOtherSessionsParameters,
  listSessions,
  type ListSessionsParameters,
  endSession,
  type EndSessionParameters,
} from '../calls/own-account.ts';
import type { SessionListAnswer } from '../types.ts';

/** Changes the password of the signed-in user and ends all their other sessions. */
export function useChangePassword(): Mutation<void, ChangePasswordParameters> {
  return useMutation('changePassword', changePassword);
}

/** Ends all sessions of the user except the current one. */
export function useEndOtherSessions(): Mutation<void, EndOtherSessionsParameters> {
  return useMutation('endOtherSessions', endOtherSessions);
}

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

/** Ends one session of the user. */
export function useEndSession(): Mutation<void, EndSessionParameters> {
  return useMutation('endSession', endSession);
}
