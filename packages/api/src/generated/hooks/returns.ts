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
  returnTransfer,
  type ReturnTransferParameters,
  returnInvoiceMoney,
  type ReturnInvoiceMoneyParameters,
  listReturns,
  type ListReturnsParameters,
  listSuspense,
  type ListSuspenseParameters,
  previewReturn,
  type PreviewReturnParameters,
  getReturn,
  type GetReturnParameters,
  confirmReturn,
  type ConfirmReturnParameters,
} from '../calls/returns.ts';
import type {
  ApprovalRequestedAnswer,
  PreviewAnswer,
  ReturnAnswer,
  ReturnListAnswer,
  SuspenseListAnswer,
} from '../types.ts';

/** Returns the money of an unmatched transfer, in part or whole. */
export function useReturnTransfer(): Mutation<
  ReturnAnswer | ApprovalRequestedAnswer,
  ReturnTransferParameters
> {
  return useMutation('returnTransfer', returnTransfer);
}

/** Returns money of a deposit that stands in suspense, in part or whole. */
export function useReturnInvoiceMoney(): Mutation<
  ReturnAnswer | ApprovalRequestedAnswer,
  ReturnInvoiceMoneyParameters
> {
  return useMutation('returnInvoiceMoney', returnInvoiceMoney);
}

/** The SWR key of {@link listReturns}, with all its parameters. */
export function listReturnsKey(
  parameters: ListReturnsParameters,
): QueryKey<'listReturns', ListReturnsParameters> {
  return ['listReturns', parameters];
}

/** Lists the returns of an invoice or of an unmatched transfer, newest first. Null parameters: no request. */
export function useListReturns(
  parameters: ListReturnsParameters | null,
  options?: QueryOptions<ReturnListAnswer>,
): Query<ReturnListAnswer> {
  return useQuery(parameters === null ? null : listReturnsKey(parameters), listReturns, options);
}

/** The SWR key of {@link listSuspense}, with all its parameters. */
export function listSuspenseKey(
  parameters: ListSuspenseParameters,
): QueryKey<'listSuspense', ListSuspenseParameters> {
  return ['listSuspense', parameters];
}

/** Lists the money in suspense by invoice and by unmatched transfer, oldest first. Null parameters: no request. */
export function useListSuspense(
  parameters: ListSuspenseParameters | null,
  options?: QueryOptions<SuspenseListAnswer>,
): Query<SuspenseListAnswer> {
  return useQuery(parameters === null ? null : listSuspenseKey(parameters), listSuspense, options);
}

/** Shows the effect of a return without making it. */
export function usePreviewReturn(): Mutation<PreviewAnswer, PreviewReturnParameters> {
  return useMutation('previewReturn', previewReturn);
}

/** The SWR key of {@link getReturn}, with all its parameters. */
export function getReturnKey(
  parameters: GetReturnParameters,
): QueryKey<'getReturn', GetReturnParameters> {
  return ['getReturn', parameters];
}

/** Returns one return of money in suspense. Null parameters: no request. */
export function useGetReturn(
  parameters: GetReturnParameters | null,
  options?: QueryOptions<ReturnAnswer>,
): Query<ReturnAnswer> {
  return useQuery(parameters === null ? null : getReturnKey(parameters), getReturn, options);
}

/** Confirms or refuses a return that a person makes by hand. */
export function useConfirmReturn(): Mutation<ReturnAnswer, ConfirmReturnParameters> {
  return useMutation('confirmReturn', confirmReturn);
}
