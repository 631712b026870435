// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { renamePasskey, type RenamePasskeyParameters } from './call.ts';
import type { PasskeyAnswer } from '../../types.ts';

/** Gives a passkey of the user another name. */
export function useRenamePasskey(): Mutation<PasskeyAnswer, RenamePasskeyParameters> {
  return useMutation('renamePasskey', renamePasskey);
}
