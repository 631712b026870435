// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RoleAnswerStruct } from '../../structs/role-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type { ApprovalRequestedAnswer, ChangeRoleData, RoleAnswer } from '../../types.ts';

/** The input of {@link changeRole}. */
export interface ChangeRoleParameters {
  readonly id: NonNullable<ChangeRoleData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeRoleData['headers']>['If-Match'] | undefined;
  readonly body: ChangeRoleData['body'];
}

/**
 * Changes the name and the permissions of a role.
 * @throws ApiProblem
 */
export async function changeRole(
  client: ApiClient,
  parameters: ChangeRoleParameters,
  options: CallOptions = {},
): Promise<RoleAnswer | ApprovalRequestedAnswer> {
  return readEither<RoleAnswer, ApprovalRequestedAnswer>(
    [RoleAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/role/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeRole',
  );
}
