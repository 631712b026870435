// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvitedPersonAnswerStruct } from '../../structs/invited-person-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  InvitedPersonAnswer,
  RenewInvitationData,
} from '../../types.ts';

/** The input of {@link renewInvitation}. */
export interface RenewInvitationParameters {
  readonly id: NonNullable<RenewInvitationData['path']>['id'];
}

/**
 * Makes a new link for an invited person. The earlier one stops working.
 * @throws ApiProblem
 */
export async function renewInvitation(
  client: ApiClient,
  parameters: RenewInvitationParameters,
  options: CallOptions = {},
): Promise<InvitedPersonAnswer | ApprovalRequestedAnswer> {
  return readEither<InvitedPersonAnswer, ApprovalRequestedAnswer>(
    [InvitedPersonAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/invitation`,
      signal: options.signal,
    }),
    'renewInvitation',
  );
}
