// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RoleAnswerStruct } from '../../structs/role-answer.ts';
import type { CreateRoleData, RoleAnswer } from '../../types.ts';

/** The input of {@link createRole}. */
export interface CreateRoleParameters {
  readonly body: CreateRoleData['body'];
}

/**
 * Creates a role.
 * @throws ApiProblem
 */
export async function createRole(
  client: ApiClient,
  parameters: CreateRoleParameters,
  options: CallOptions = {},
): Promise<RoleAnswer> {
  return readAnswer<RoleAnswer>(
    RoleAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/role',
      body: parameters.body,
      signal: options.signal,
    }),
    'createRole',
  );
}
