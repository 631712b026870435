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
  exportTransfers,
  type ExportTransfersParameters,
  listWaitingMoney,
  type ListWaitingMoneyParameters,
  openMoneyItem,
  type OpenMoneyItemParameters,
  getTransfer,
  type GetTransferParameters,
  assignTransfer,
  type AssignTransferParameters,
  reverseTransfer,
  type ReverseTransferParameters,
} from '../calls/transfers.ts';
import type {
  OpenItemAnswer,
  TransferAnswer,
  TransferCsv,
  TransferListAnswer,
  WaitingMoneyListAnswer,
} from '../types.ts';

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

/** Reports an incoming transfer that the provider did not report. */
export function useReportTransfer(): Mutation<TransferAnswer, ReportTransferParameters> {
  return useMutation('reportTransfer', reportTransfer);
}

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

/** The SWR key of {@link listWaitingMoney}, with all its parameters. */
export function listWaitingMoneyKey(
  parameters: ListWaitingMoneyParameters,
): QueryKey<'listWaitingMoney', ListWaitingMoneyParameters> {
  return ['listWaitingMoney', parameters];
}

/** Lists the payouts, returns and deposits of manual accounts that staff have to confirm, oldest first. Null parameters: no request. */
export function useListWaitingMoney(
  parameters: ListWaitingMoneyParameters | null,
  options?: QueryOptions<WaitingMoneyListAnswer>,
): Query<WaitingMoneyListAnswer> {
  return useQuery(
    parameters === null ? null : listWaitingMoneyKey(parameters),
    listWaitingMoney,
    options,
  );
}

/** Says that the user has an item of a queue of money open, and lists the others who have it open. */
export function useOpenMoneyItem(): Mutation<OpenItemAnswer, OpenMoneyItemParameters> {
  return useMutation('openMoneyItem', openMoneyItem);
}

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

/** Assigns an unmatched transfer to a deposit, which then changes as if the provider had reported it. */
export function useAssignTransfer(): Mutation<TransferAnswer, AssignTransferParameters> {
  return useMutation('assignTransfer', assignTransfer);
}

/** Takes back a transfer that was reported wrongly. */
export function useReverseTransfer(): Mutation<TransferAnswer, ReverseTransferParameters> {
  return useMutation('reverseTransfer', reverseTransfer);
}
