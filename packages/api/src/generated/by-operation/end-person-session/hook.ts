// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { endPersonSession, type EndPersonSessionParameters } from './call.ts';

/** Ends one session of a person. */
export function useEndPersonSession(): Mutation<void, EndPersonSessionParameters> {
  return useMutation('endPersonSession', endPersonSession);
}
