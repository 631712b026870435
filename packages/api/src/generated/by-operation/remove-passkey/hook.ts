// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removePasskey, type RemovePasskeyParameters } from './call.ts';

/** Removes a passkey of the user. */
export function useRemovePasskey(): Mutation<void, RemovePasskeyParameters> {
  return useMutation('removePasskey', removePasskey);
}
