// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getPerson, type GetPersonParameters } from './call.ts';
import type { PersonDetailsAnswer } from '../../types.ts';

/** The SWR key of {@link getPerson}, with all its parameters. */
export function getPersonKey(
  parameters: GetPersonParameters,
): QueryKey<'getPerson', GetPersonParameters> {
  return ['getPerson', parameters];
}

/** A person with roles, permissions, sessions and invitation; 404 outside the scope. Null parameters: no request. */
export function useGetPerson(
  parameters: GetPersonParameters | null,
  options?: QueryOptions<PersonDetailsAnswer>,
): Query<PersonDetailsAnswer> {
  return useQuery(parameters === null ? null : getPersonKey(parameters), getPerson, options);
}
