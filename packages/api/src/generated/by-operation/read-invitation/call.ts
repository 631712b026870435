// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvitationAnswerStruct } from '../../structs/invitation-answer.ts';
import type { InvitationAnswer, ReadInvitationData } from '../../types.ts';

/** The input of {@link readInvitation}. */
export interface ReadInvitationParameters {
  readonly body: ReadInvitationData['body'];
}

/**
 * The person of an invitation link.
 * @throws ApiProblem
 */
export async function readInvitation(
  client: ApiClient,
  parameters: ReadInvitationParameters,
  options: CallOptions = {},
): Promise<InvitationAnswer> {
  return readAnswer<InvitationAnswer>(
    InvitationAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/invitation/read',
      body: parameters.body,
      signal: options.signal,
    }),
    'readInvitation',
  );
}
