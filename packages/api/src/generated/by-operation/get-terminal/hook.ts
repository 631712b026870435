// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getTerminal, type GetTerminalParameters } from './call.ts';
import type { TerminalDetailsAnswer } from '../../types.ts';

/** The SWR key of {@link getTerminal}, with all its parameters. */
export function getTerminalKey(
  parameters: GetTerminalParameters,
): QueryKey<'getTerminal', GetTerminalParameters> {
  return ['getTerminal', parameters];
}

/** Returns a terminal with its pool and payment methods, and its attributes if the user may see them. Null parameters: no request. */
export function useGetTerminal(
  parameters: GetTerminalParameters | null,
  options?: QueryOptions<TerminalDetailsAnswer>,
): Query<TerminalDetailsAnswer> {
  return useQuery(parameters === null ? null : getTerminalKey(parameters), getTerminal, options);
}
