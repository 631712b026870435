// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { MerchantSettlementListStruct } from '../../structs/merchant-settlement-list.ts';
import type { ListMerchantSettlementsData, MerchantSettlementList } from '../../types.ts';

/** The input of {@link listMerchantSettlements}. */
export interface ListMerchantSettlementsParameters {
  readonly after?: NonNullable<ListMerchantSettlementsData['query']>['after'] | undefined;
  readonly limit?: NonNullable<ListMerchantSettlementsData['query']>['limit'] | undefined;
}

/**
 * Lists the merchant's own settlements, newest first.
 * @throws ApiProblem
 */
export async function listMerchantSettlements(
  client: ApiClient,
  parameters: ListMerchantSettlementsParameters,
  options: CallOptions = {},
): Promise<MerchantSettlementList> {
  return readAnswer<MerchantSettlementList>(
    MerchantSettlementListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/settlements',
      query: { after: parameters.after, limit: parameters.limit },
      signal: options.signal,
    }),
    'listMerchantSettlements',
  );
}
