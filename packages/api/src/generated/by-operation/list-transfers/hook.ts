// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listTransfers, type ListTransfersParameters } from './call.ts';
import type { TransferListAnswer } from '../../types.ts';

/** The SWR key of {@link listTransfers}, with all its parameters. */
export function listTransfersKey(
  parameters: ListTransfersParameters,
): QueryKey<'listTransfers', ListTransfersParameters> {
  return ['listTransfers', parameters];
}

/** Lists transfers, newest first. Null parameters: no request. */
export function useListTransfers(
  parameters: ListTransfersParameters | null,
  options?: QueryOptions<TransferListAnswer>,
): Query<TransferListAnswer> {
  return useQuery(
    parameters === null ? null : listTransfersKey(parameters),
    listTransfers,
    options,
  );
}
