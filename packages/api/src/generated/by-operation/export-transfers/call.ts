// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TransferCsvStruct } from '../../structs/transfer-csv.ts';
import type { ExportTransfersData, TransferCsv } from '../../types.ts';

/** The input of {@link exportTransfers}. */
export interface ExportTransfersParameters {
  readonly state?: NonNullable<ExportTransfersData['query']>['state'] | undefined;
  readonly search?: NonNullable<ExportTransfersData['query']>['search'] | undefined;
  readonly accountId?: NonNullable<ExportTransfersData['query']>['accountId'] | undefined;
  readonly providerId?: NonNullable<ExportTransfersData['query']>['providerId'] | undefined;
  readonly currency?: NonNullable<ExportTransfersData['query']>['currency'] | undefined;
  readonly source?: NonNullable<ExportTransfersData['query']>['source'] | undefined;
  readonly from?: NonNullable<ExportTransfersData['query']>['from'] | undefined;
  readonly to?: NonNullable<ExportTransfersData['query']>['to'] | undefined;
}

/**
 * Exports all transfers that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportTransfers(
  client: ApiClient,
  parameters: ExportTransfersParameters,
  options: CallOptions = {},
): Promise<TransferCsv> {
  return readAnswer<TransferCsv>(
    TransferCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer/csv',
      query: {
        state: parameters.state,
        search: parameters.search,
        accountId: parameters.accountId,
        providerId: parameters.providerId,
        currency: parameters.currency,
        source: parameters.source,
        from: parameters.from,
        to: parameters.to,
      },
      signal: options.signal,
    }),
    'exportTransfers',
  );
}

/** The address, on the page's own origin, of: Exports all transfers that match the filter as a CSV file, in the order of the list. */
export function exportTransfersAddress(parameters: ExportTransfersParameters): string {
  return addressOf({
    path: '/api/v1/transfer/csv',
    query: {
      state: parameters.state,
      search: parameters.search,
      accountId: parameters.accountId,
      providerId: parameters.providerId,
      currency: parameters.currency,
      source: parameters.source,
      from: parameters.from,
      to: parameters.to,
    },
  });
}
