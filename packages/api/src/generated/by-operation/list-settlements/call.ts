// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettlementListAnswerStruct } from '../../structs/settlement-list-answer.ts';
import type { ListSettlementsData, SettlementListAnswer } from '../../types.ts';

/** The input of {@link listSettlements}. */
export interface ListSettlementsParameters {
  readonly merchantId?: NonNullable<ListSettlementsData['query']>['merchantId'] | undefined;
  readonly currency?: NonNullable<ListSettlementsData['query']>['currency'] | undefined;
  readonly from?: NonNullable<ListSettlementsData['query']>['from'] | undefined;
  readonly to?: NonNullable<ListSettlementsData['query']>['to'] | undefined;
  readonly page?: NonNullable<ListSettlementsData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListSettlementsData['query']>['size'] | undefined;
}

/**
 * Lists settlements, newest first, with the rate of their day.
 * @throws ApiProblem
 */
export async function listSettlements(
  client: ApiClient,
  parameters: ListSettlementsParameters,
  options: CallOptions = {},
): Promise<SettlementListAnswer> {
  return readAnswer<SettlementListAnswer>(
    SettlementListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement',
      query: {
        merchantId: parameters.merchantId,
        currency: parameters.currency,
        from: parameters.from,
        to: parameters.to,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listSettlements',
  );
}
