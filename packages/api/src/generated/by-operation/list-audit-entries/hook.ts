// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAuditEntries, type ListAuditEntriesParameters } from './call.ts';
import type { AuditPage } from '../../types.ts';

/** The SWR key of {@link listAuditEntries}, with all its parameters. */
export function listAuditEntriesKey(
  parameters: ListAuditEntriesParameters,
): QueryKey<'listAuditEntries', ListAuditEntriesParameters> {
  return ['listAuditEntries', parameters];
}

/** Lists audit entries, newest first. Null parameters: no request. */
export function useListAuditEntries(
  parameters: ListAuditEntriesParameters | null,
  options?: QueryOptions<AuditPage>,
): Query<AuditPage> {
  return useQuery(
    parameters === null ? null : listAuditEntriesKey(parameters),
    listAuditEntries,
    options,
  );
}
