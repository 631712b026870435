// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { exportAuditEntries, type ExportAuditEntriesParameters } from './call.ts';
import type { AuditCsv } from '../../types.ts';

/** The SWR key of {@link exportAuditEntries}, with all its parameters. */
export function exportAuditEntriesKey(
  parameters: ExportAuditEntriesParameters,
): QueryKey<'exportAuditEntries', ExportAuditEntriesParameters> {
  return ['exportAuditEntries', parameters];
}

/** Exports all audit entries that match the filter as a CSV file, newest first. Null parameters: no request. */
export function useExportAuditEntries(
  parameters: ExportAuditEntriesParameters | null,
  options?: QueryOptions<AuditCsv>,
): Query<AuditCsv> {
  return useQuery(
    parameters === null ? null : exportAuditEntriesKey(parameters),
    exportAuditEntries,
    options,
  );
}
