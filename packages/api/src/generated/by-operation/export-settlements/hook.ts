// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { exportSettlements, type ExportSettlementsParameters } from './call.ts';
import type { SettlementCsv } from '../../types.ts';

/** The SWR key of {@link exportSettlements}, with all its parameters. */
export function exportSettlementsKey(
  parameters: ExportSettlementsParameters,
): QueryKey<'exportSettlements', ExportSettlementsParameters> {
  return ['exportSettlements', parameters];
}

/** Exports all settlements that match the filter as a CSV file, in the order of the list. Null parameters: no request. */
export function useExportSettlements(
  parameters: ExportSettlementsParameters | null,
  options?: QueryOptions<SettlementCsv>,
): Query<SettlementCsv> {
  return useQuery(
    parameters === null ? null : exportSettlementsKey(parameters),
    exportSettlements,
    options,
  );
}
