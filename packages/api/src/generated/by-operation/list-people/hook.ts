// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listPeople, type ListPeopleParameters } from './call.ts';
import type { PersonListAnswer } from '../../types.ts';

/** The SWR key of {@link listPeople}, with all its parameters. */
export function listPeopleKey(
  parameters: ListPeopleParameters,
): QueryKey<'listPeople', ListPeopleParameters> {
  return ['listPeople', parameters];
}

/** A page of the people in scope, by name. Null parameters: no request. */
export function useListPeople(
  parameters: ListPeopleParameters | null,
  options?: QueryOptions<PersonListAnswer>,
): Query<PersonListAnswer> {
  return useQuery(parameters === null ? null : listPeopleKey(parameters), listPeople, options);
}
