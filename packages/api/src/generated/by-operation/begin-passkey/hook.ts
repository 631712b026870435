// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { beginPasskey, type BeginPasskeyParameters } from './call.ts';
import type { PasskeyCreationAnswer } from '../../types.ts';

/** A challenge to make a passkey for the user. */
export function useBeginPasskey(): Mutation<PasskeyCreationAnswer, BeginPasskeyParameters> {
  return useMutation('beginPasskey', beginPasskey);
}
