// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../../address.ts';
import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AuditCsvStruct } from '../../structs/audit-csv.ts';
import type { AuditCsv, ExportAuditEntriesData } from '../../types.ts';

/** The input of {@link exportAuditEntries}. */
export interface ExportAuditEntriesParameters {
  readonly from?: NonNullable<ExportAuditEntriesData['query']>['from'] | undefined;
  readonly to?: NonNullable<ExportAuditEntriesData['query']>['to'] | undefined;
  readonly actorType?: NonNullable<ExportAuditEntriesData['query']>['actorType'] | undefined;
  readonly actorId?: NonNullable<ExportAuditEntriesData['query']>['actorId'] | undefined;
  readonly action?: NonNullable<ExportAuditEntriesData['query']>['action'] | undefined;
  readonly objectKind?: NonNullable<ExportAuditEntriesData['query']>['objectKind'] | undefined;
  readonly objectId?: NonNullable<ExportAuditEntriesData['query']>['objectId'] | undefined;
  readonly merchantId?: NonNullable<ExportAuditEntriesData['query']>['merchantId'] | undefined;
  readonly address?: NonNullable<ExportAuditEntriesData['query']>['address'] | undefined;
}

/**
 * Exports all audit entries that match the filter as a CSV file, newest first.
 * @throws ApiProblem
 */
export async function exportAuditEntries(
  client: ApiClient,
  parameters: ExportAuditEntriesParameters,
  options: CallOptions = {},
): Promise<AuditCsv> {
  return readAnswer<AuditCsv>(
    AuditCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/audit/csv',
      query: {
        from: parameters.from,
        to: parameters.to,
        actorType: parameters.actorType,
        actorId: parameters.actorId,
        action: parameters.action,
        objectKind: parameters.objectKind,
        objectId: parameters.objectId,
        merchantId: parameters.merchantId,
        address: parameters.address,
      },
      signal: options.signal,
    }),
    'exportAuditEntries',
  );
}

/** The address, on the page's own origin, of: Exports all audit entries that match the filter as a CSV file, newest first. */
export function exportAuditEntriesAddress(parameters: ExportAuditEntriesParameters): string {
  return addressOf({
    path: '/api/v1/audit/csv',
    query: {
      from: parameters.from,
      to: parameters.to,
      actorType: parameters.actorType,
      actorId: parameters.actorId,
      action: parameters.action,
      objectKind: parameters.objectKind,
      objectId: parameters.objectId,
      merchantId: parameters.merchantId,
      address: parameters.address,
    },
  });
}
