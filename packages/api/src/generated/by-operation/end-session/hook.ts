// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endSession, type EndSessionParameters } from './call.ts';

/** Ends one session of the user. */
export function useEndSession(): Mutation<void, EndSessionParameters> {
  return useMutation('endSession', endSession);
}
