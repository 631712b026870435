// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endOtherSessions, type EndOtherSessionsParameters } from './call.ts';

/** Ends all sessions of the user except the current one. */
export function useEndOtherSessions(): Mutation<void, EndOtherSessionsParameters> {
  return useMutation('endOtherSessions', endOtherSessions);
}
