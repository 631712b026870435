// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { RoleListAnswerStruct } from '../../structs/role-list-answer.ts';
import type { RoleListAnswer } from '../../types.ts';

/** The input of {@link listRoles}. */
export type ListRolesParameters = NoParameters;

/**
 * The roles, by name.
 * @throws ApiProblem
 */
export async function listRoles(
  client: ApiClient,
  _parameters: ListRolesParameters,
  options: CallOptions = {},
): Promise<RoleListAnswer> {
  return readAnswer<RoleListAnswer>(
    RoleListAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/role', signal: options.signal }),
    'listRoles',
  );
}
