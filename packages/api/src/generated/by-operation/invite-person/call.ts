// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvitedPersonAnswerStruct } from '../../structs/invited-person-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  InvitePersonData,
  InvitedPersonAnswer,
} from '../../types.ts';

/** The input of {@link invitePerson}. */
export interface InvitePersonParameters {
  readonly body: InvitePersonData['body'];
}

/**
 * Invites a person. Only this response contains the link.
 * @throws ApiProblem
 */
export async function invitePerson(
  client: ApiClient,
  parameters: InvitePersonParameters,
  options: CallOptions = {},
): Promise<InvitedPersonAnswer | ApprovalRequestedAnswer> {
  return readEither<InvitedPersonAnswer, ApprovalRequestedAnswer>(
    [InvitedPersonAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/person',
      body: parameters.body,
      signal: options.signal,
    }),
    'invitePerson',
  );
}
