// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AuditPageStruct } from '../../structs/audit-page.ts';
import type { AuditPage, ListAuditEntriesData } from '../../types.ts';

/** The input of {@link listAuditEntries}. */
export interface ListAuditEntriesParameters {
  readonly from?: NonNullable<ListAuditEntriesData['query']>['from'] | undefined;
  readonly to?: NonNullable<ListAuditEntriesData['query']>['to'] | undefined;
  readonly actorType?: NonNullable<ListAuditEntriesData['query']>['actorType'] | undefined;
  readonly actorId?: NonNullable<ListAuditEntriesData['query']>['actorId'] | undefined;
  readonly action?: NonNullable<ListAuditEntriesData['query']>['action'] | undefined;
  readonly objectKind?: NonNullable<ListAuditEntriesData['query']>['objectKind'] | undefined;
  readonly objectId?: NonNullable<ListAuditEntriesData['query']>['objectId'] | undefined;
  readonly merchantId?: NonNullable<ListAuditEntriesData['query']>['merchantId'] | undefined;
  readonly address?: NonNullable<ListAuditEntriesData['query']>['address'] | undefined;
  readonly before?: NonNullable<ListAuditEntriesData['query']>['before'] | undefined;
  readonly size?: NonNullable<ListAuditEntriesData['query']>['size'] | undefined;
}

/**
 * Lists audit entries, newest first.
 * @throws ApiProblem
 */
export async function listAuditEntries(
  client: ApiClient,
  parameters: ListAuditEntriesParameters,
  options: CallOptions = {},
): Promise<AuditPage> {
  return readAnswer<AuditPage>(
    AuditPageStruct,
    await client({
      method: 'GET',
      path: '/api/v1/audit',
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
        before: parameters.before,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listAuditEntries',
  );
}
