// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  listTransfers,
  type ListTransfersParameters,
  reportTransfer,
  type ReportTransferParameters,
  getTransfer,
  type GetTransferParameters,
  assignTransfer,
  type AssignTransferParameters,
} from '../calls/transfers.ts';
import type { TransferAnswer, TransferListAnswer } from '../types.ts';

/** The SWR key of {@link listTransfers}, with all its parameters. */
export function listTransfersKey(
  parameters: ListTransfersParameters,
): QueryKey<'listTransfers', ListTransfersParameters> {
  return ['listTransfers', parameters];
}

/** A page of the transfers of which nobody knows whose they are, newest first. Null parameters: not asked. */
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

/** Vouches for money on an account that its provider did not report. */
export function useReportTransfer(): Mutation<TransferAnswer, ReportTransferParameters> {
  return useMutation('reportTransfer', reportTransfer);
}

/** The SWR key of {@link getTransfer}, with all its parameters. */
export function getTransferKey(
  parameters: GetTransferParameters,
): QueryKey<'getTransfer', GetTransferParameters> {
  return ['getTransfer', parameters];
}

/** One transfer, with the deposits that it may be for while it has none. Null parameters: not asked. */
export function useGetTransfer(
  parameters: GetTransferParameters | null,
  options?: QueryOptions<TransferAnswer>,
): Query<TransferAnswer> {
  return useQuery(parameters === null ? null : getTransferKey(parameters), getTransfer, options);
}

/** Gives a transfer that nobody could match to its deposit, which moves as by a report. */
export function useAssignTransfer(): Mutation<TransferAnswer, AssignTransferParameters> {
  return useMutation('assignTransfer', assignTransfer);
}
