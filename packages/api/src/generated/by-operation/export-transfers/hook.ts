// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { exportTransfers, type ExportTransfersParameters } from './call.ts';
import type { TransferCsv } from '../../types.ts';

/** The SWR key of {@link exportTransfers}, with all its parameters. */
export function exportTransfersKey(
  parameters: ExportTransfersParameters,
): QueryKey<'exportTransfers', ExportTransfersParameters> {
  return ['exportTransfers', parameters];
}

/** Exports all transfers that match the filter as a CSV file, in the order of the list. Null parameters: no request. */
export function useExportTransfers(
  parameters: ExportTransfersParameters | null,
  options?: QueryOptions<TransferCsv>,
): Query<TransferCsv> {
  return useQuery(
    parameters === null ? null : exportTransfersKey(parameters),
    exportTransfers,
    options,
  );
}
