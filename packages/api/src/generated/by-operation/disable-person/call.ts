// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PersonDetailsAnswerStruct } from '../../structs/person-details-answer.ts';
import type { DisablePersonData, PersonDetailsAnswer } from '../../types.ts';

/** The input of {@link disablePerson}. */
export interface DisablePersonParameters {
  readonly id: NonNullable<DisablePersonData['path']>['id'];
  readonly body: DisablePersonData['body'];
}

/**
 * Disables a person. Their sessions end at once.
 * @throws ApiProblem
 */
export async function disablePerson(
  client: ApiClient,
  parameters: DisablePersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer> {
  return readAnswer<PersonDetailsAnswer>(
    PersonDetailsAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}/disable`,
      body: parameters.body,
      signal: options.signal,
    }),
    'disablePerson',
  );
}
