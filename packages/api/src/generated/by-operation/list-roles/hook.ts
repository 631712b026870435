// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listRoles, type ListRolesParameters } from './call.ts';
import type { RoleListAnswer } from '../../types.ts';

/** The SWR key of {@link listRoles}, with all its parameters. */
export function listRolesKey(
  parameters: ListRolesParameters,
): QueryKey<'listRoles', ListRolesParameters> {
  return ['listRoles', parameters];
}

/** The roles, by name. Null parameters: no request. */
export function useListRoles(
  parameters: ListRolesParameters | null,
  options?: QueryOptions<RoleListAnswer>,
): Query<RoleListAnswer> {
  return useQuery(parameters === null ? null : listRolesKey(parameters), listRoles, options);
}
