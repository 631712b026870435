// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantListAnswerStruct } from '../../structs/merchant-list-answer.ts';
import type { ListMerchantsData, MerchantListAnswer } from '../../types.ts';

/** The input of {@link listMerchants}. */
export interface ListMerchantsParameters {
  readonly page?: NonNullable<ListMerchantsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListMerchantsData['query']>['size'] | undefined;
  readonly search?: NonNullable<ListMerchantsData['query']>['search'] | undefined;
}

/**
 * Lists all merchants by name.
 * @throws ApiProblem
 */
export async function listMerchants(
  client: ApiClient,
  parameters: ListMerchantsParameters,
  options: CallOptions = {},
): Promise<MerchantListAnswer> {
  return readAnswer<MerchantListAnswer>(
    MerchantListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/merchant',
      query: { page: parameters.page, size: parameters.size, search: parameters.search },
      signal: options.signal,
    }),
    'listMerchants',
  );
}
