// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listPasskeys, type ListPasskeysParameters } from './call.ts';
import type { PasskeyListAnswer } from '../../types.ts';

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
