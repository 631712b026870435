// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferListAnswerStruct } from '../../structs/transfer-list-answer.ts';
import type { ListTransfersData, TransferListAnswer } from '../../types.ts';

/** The input of {@link listTransfers}. */
export interface ListTransfersParameters {
  readonly state?: NonNullable<ListTransfersData['query']>['state'] | undefined;
  readonly search?: NonNullable<ListTransfersData['query']>['search'] | undefined;
  readonly accountId?: NonNullable<ListTransfersData['query']>['accountId'] | undefined;
  readonly providerId?: NonNullable<ListTransfersData['query']>['providerId'] | undefined;
  readonly currency?: NonNullable<ListTransfersData['query']>['currency'] | undefined;
  readonly source?: NonNullable<ListTransfersData['query']>['source'] | undefined;
  readonly from?: NonNullable<ListTransfersData['query']>['from'] | undefined;
  readonly to?: NonNullable<ListTransfersData['query']>['to'] | undefined;
  readonly page?: NonNullable<ListTransfersData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListTransfersData['query']>['size'] | undefined;
}

/**
 * Lists transfers, newest first.
 * @throws ApiProblem
 */
export async function listTransfers(
  client: ApiClient,
  parameters: ListTransfersParameters,
  options: CallOptions = {},
): Promise<TransferListAnswer> {
  return readAnswer<TransferListAnswer>(
    TransferListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer',
      query: {
        state: parameters.state,
        search: parameters.search,
        accountId: parameters.accountId,
        providerId: parameters.providerId,
        currency: parameters.currency,
        source: parameters.source,
        from: parameters.from,
        to: parameters.to,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listTransfers',
  );
}
