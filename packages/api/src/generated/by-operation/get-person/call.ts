// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PersonDetailsAnswerStruct } from '../../structs/person-details-answer.ts';
import type { GetPersonData, PersonDetailsAnswer } from '../../types.ts';

/** The input of {@link getPerson}. */
export interface GetPersonParameters {
  readonly id: NonNullable<GetPersonData['path']>['id'];
}

/**
 * A person with roles, permissions, sessions and invitation; 404 outside the scope.
 * @throws ApiProblem
 */
export async function getPerson(
  client: ApiClient,
  parameters: GetPersonParameters,
  options: CallOptions = {},
): Promise<PersonDetailsAnswer> {
  return readAnswer<PersonDetailsAnswer>(
    PersonDetailsAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/person/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getPerson',
  );
}
