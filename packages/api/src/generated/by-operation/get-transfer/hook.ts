// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getTransfer, type GetTransferParameters } from './call.ts';
import type { TransferAnswer } from '../../types.ts';

/** The SWR key of {@link getTransfer}, with all its parameters. */
export function getTransferKey(
  parameters: GetTransferParameters,
): QueryKey<'getTransfer', GetTransferParameters> {
  return ['getTransfer', parameters];
}

/** Returns a transfer and, if it is unmatched, the deposits that it may belong to. Null parameters: no request. */
export function useGetTransfer(
  parameters: GetTransferParameters | null,
  options?: QueryOptions<TransferAnswer>,
): Query<TransferAnswer> {
  return useQuery(parameters === null ? null : getTransferKey(parameters), getTransfer, options);
}
