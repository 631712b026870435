// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PersonDetailsAnswerStruct } from '../../structs/person-details-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  EnablePersonData,
  PersonDetailsAnswer,
} from '../../types.ts';

/** The input of {@link enablePerson}. */
export interface EnablePersonParameters {
  readonly id: NonNullable<EnablePersonData['path']>['id'];
}

/**
 * Enables a disabled person again.
 * @throws ApiProblem
 */
export async function enablePerson(
  client: ApiClient,
  parameters: EnablePersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer | ApprovalRequestedAnswer> {
  return readEither<PersonDetailsAnswer, ApprovalRequestedAnswer>(
    [PersonDetailsAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/enable`,
      signal: options.signal,
    }),
    'enablePerson',
  );
}
