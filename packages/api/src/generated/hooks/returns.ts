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
  confirmReturn,
  type ConfirmReturnParameters,
} from '../calls/returns.ts';
import type { ApprovalRequestedAnswer, ReturnAnswer, ReturnListAnswer } from '../types.ts';

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

/** Lists the returns of an invoice or of an unmatched transfer, newest first. Null parameters: not asked. */
export function useListReturns(
  parameters: ListReturnsParameters | null,
  options?: QueryOptions<ReturnListAnswer>,
): Query<ReturnListAnswer> {
  return useQuery(parameters === null ? null : listReturnsKey(parameters), listReturns, options);
}

/** Confirms or refuses a return that a person makes by hand. */
export function useConfirmReturn(): Mutation<ReturnAnswer, ConfirmReturnParameters> {
  return useMutation('confirmReturn', confirmReturn);
}
