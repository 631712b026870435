// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endPersonSessions, type EndPersonSessionsParameters } from './call.ts';

/** Ends all sessions of a person. */
export function useEndPersonSessions(): Mutation<void, EndPersonSessionsParameters> {
  return useMutation('endPersonSessions', endPersonSessions);
}
