// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PersonListAnswerStruct } from '../../structs/person-list-answer.ts';
import type { ListPeopleData, PersonListAnswer } from '../../types.ts';

/** The input of {@link listPeople}. */
export interface ListPeopleParameters {
  readonly search?: NonNullable<ListPeopleData['query']>['search'] | undefined;
  readonly roleId?: NonNullable<ListPeopleData['query']>['roleId'] | undefined;
  readonly state?: NonNullable<ListPeopleData['query']>['state'] | undefined;
  readonly merchantId?: NonNullable<ListPeopleData['query']>['merchantId'] | undefined;
  readonly page?: NonNullable<ListPeopleData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListPeopleData['query']>['size'] | undefined;
}

/**
 * A page of the people in scope, by name.
 * @throws ApiProblem
 */
export async function listPeople(
  client: ApiClient,
  parameters: ListPeopleParameters,
  options: CallOptions = {},
): Promise<PersonListAnswer> {
  return readAnswer<PersonListAnswer>(
    PersonListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/person',
      query: {
        search: parameters.search,
        roleId: parameters.roleId,
        state: parameters.state,
        merchantId: parameters.merchantId,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listPeople',
  );
}
