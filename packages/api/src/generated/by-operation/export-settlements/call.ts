// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettlementCsvStruct } from '../../structs/settlement-csv.ts';
import type { ExportSettlementsData, SettlementCsv } from '../../types.ts';

/** The input of {@link exportSettlements}. */
export interface ExportSettlementsParameters {
  readonly merchantId?: NonNullable<ExportSettlementsData['query']>['merchantId'] | undefined;
  readonly currency?: NonNullable<ExportSettlementsData['query']>['currency'] | undefined;
  readonly from?: NonNullable<ExportSettlementsData['query']>['from'] | undefined;
  readonly to?: NonNullable<ExportSettlementsData['query']>['to'] | undefined;
}

/**
 * Exports all settlements that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportSettlements(
  client: ApiClient,
  parameters: ExportSettlementsParameters,
  options: CallOptions = {},
): Promise<SettlementCsv> {
  return readAnswer<SettlementCsv>(
    SettlementCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/settlement/csv',
      query: {
        merchantId: parameters.merchantId,
        currency: parameters.currency,
        from: parameters.from,
        to: parameters.to,
      },
      signal: options.signal,
    }),
    'exportSettlements',
  );
}

/** The address, on the page's own origin, of: Exports all settlements that match the filter as a CSV file, in the order of the list. */
export function exportSettlementsAddress(parameters: ExportSettlementsParameters): string {
  return addressOf({
    path: '/api/v1/settlement/csv',
    query: {
      merchantId: parameters.merchantId,
      currency: parameters.currency,
      from: parameters.from,
      to: parameters.to,
    },
  });
}
