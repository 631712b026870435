// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PersonDetailsAnswerStruct } from '../../structs/person-details-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangePersonRolesData,
  PersonDetailsAnswer,
} from '../../types.ts';

/** The input of {@link changePersonRoles}. */
export interface ChangePersonRolesParameters {
  readonly id: NonNullable<ChangePersonRolesData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangePersonRolesData['headers']>['If-Match'] | undefined;
  readonly body: ChangePersonRolesData['body'];
}

/**
 * Replaces the roles of a person.
 * @throws ApiProblem
 */
export async function changePersonRoles(
  client: ApiClient,
  parameters: ChangePersonRolesParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<PersonDetailsAnswer, ApprovalRequestedAnswer>(
    [PersonDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/role`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changePersonRoles',
  );
}
