// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addPasskey, type AddPasskeyParameters } from './call.ts';
import type { AddedPasskeyAnswer } from '../../types.ts';

/** Adds a passkey that the browser has made for a challenge of beginPasskey. */
export function useAddPasskey(): Mutation<AddedPasskeyAnswer, AddPasskeyParameters> {
  return useMutation('addPasskey', addPasskey);
}
