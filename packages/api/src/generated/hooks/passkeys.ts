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
  listPasskeys,
  type ListPasskeysParameters,
  addPasskey,
  type AddPasskeyParameters,
  beginPasskey,
  type BeginPasskeyParameters,
  removePasskey,
  type RemovePasskeyParameters,
  renamePasskey,
  type RenamePasskeyParameters,
} from '../calls/passkeys.ts';
import type { PasskeyAnswer, PasskeyCreationAnswer, PasskeyListAnswer } from '../types.ts';

/** The SWR key of {@link listPasskeys}, with all its parameters. */
export function listPasskeysKey(
  parameters: ListPasskeysParameters,
): QueryKey<'listPasskeys', ListPasskeysParameters> {
  return ['listPasskeys', parameters];
}

/** The passkeys of the user, newest first. Null parameters: no request. */
export function useListPasskeys(
  parameters: ListPasskeysParameters | null,
  options?: QueryOptions<PasskeyListAnswer>,
): Query<PasskeyListAnswer> {
  return useQuery(parameters === null ? null : listPasskeysKey(parameters), listPasskeys, options);
}

/** Adds a passkey that the browser has made for a challenge of beginPasskey. */
export function useAddPasskey(): Mutation<PasskeyAnswer, AddPasskeyParameters> {
  return useMutation('addPasskey', addPasskey);
}

/** A challenge to make a passkey for the user. */
export function useBeginPasskey(): Mutation<PasskeyCreationAnswer, BeginPasskeyParameters> {
  return useMutation('beginPasskey', beginPasskey);
}

/** Removes a passkey of the user. */
export function useRemovePasskey(): Mutation<void, RemovePasskeyParameters> {
  return useMutation('removePasskey', removePasskey);
}

/** Gives a passkey of the user another name. */
export function useRenamePasskey(): Mutation<PasskeyAnswer, RenamePasskeyParameters> {
  return useMutation('renamePasskey', renamePasskey);
}
