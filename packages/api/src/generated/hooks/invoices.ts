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
  listInvoices,
  type ListInvoicesParameters,
  getInvoice,
  type GetInvoiceParameters,
  changeInvoiceStatus,
  type ChangeInvoiceStatusParameters,
  changeInvoiceAmount,
  type ChangeInvoiceAmountParameters,
  retryInvoice,
  type RetryInvoiceParameters,
  listStatusEvents,
  type ListStatusEventsParameters,
} from '../calls/invoices.ts';
import type { InvoiceAnswer, InvoiceListAnswer, StatusEventListAnswer } from '../types.ts';

/** The SWR key of {@link listInvoices}, with all its parameters. */
export function listInvoicesKey(
  parameters: ListInvoicesParameters,
): QueryKey<'listInvoices', ListInvoicesParameters> {
  return ['listInvoices', parameters];
}

/** A page of the invoices in the person's scope, newest first. Null parameters: not asked. */
export function useListInvoices(
  parameters: ListInvoicesParameters | null,
  options?: QueryOptions<InvoiceListAnswer>,
): Query<InvoiceListAnswer> {
  return useQuery(parameters === null ? null : listInvoicesKey(parameters), listInvoices, options);
}

/** The SWR key of {@link getInvoice}, with all its parameters. */
export function getInvoiceKey(
  parameters: GetInvoiceParameters,
): QueryKey<'getInvoice', GetInvoiceParameters> {
  return ['getInvoice', parameters];
}

/** One invoice; what the person may not see is left out. Null parameters: not asked. */
export function useGetInvoice(
  parameters: GetInvoiceParameters | null,
  options?: QueryOptions<InvoiceAnswer>,
): Query<InvoiceAnswer> {
  return useQuery(parameters === null ? null : getInvoiceKey(parameters), getInvoice, options);
}

/** Moves an invoice to any other status; the books follow, no money is sent. */
export function useChangeInvoiceStatus(): Mutation<InvoiceAnswer, ChangeInvoiceStatusParameters> {
  return useMutation('changeInvoiceStatus', changeInvoiceStatus);
}

/** Changes the amount of an invoice of which nothing is booked or reserved. */
export function useChangeInvoiceAmount(): Mutation<InvoiceAnswer, ChangeInvoiceAmountParameters> {
  return useMutation('changeInvoiceAmount', changeInvoiceAmount);
}

/** Pays a withdrawal out once more, after its last payout is known to have failed. */
export function useRetryInvoice(): Mutation<InvoiceAnswer, RetryInvoiceParameters> {
  return useMutation('retryInvoice', retryInvoice);
}

/** The SWR key of {@link listStatusEvents}, with all its parameters. */
export function listStatusEventsKey(
  parameters: ListStatusEventsParameters,
): QueryKey<'listStatusEvents', ListStatusEventsParameters> {
  return ['listStatusEvents', parameters];
}

/** The status history of one invoice, newest first. Null parameters: not asked. */
export function useListStatusEvents(
  parameters: ListStatusEventsParameters | null,
  options?: QueryOptions<StatusEventListAnswer>,
): Query<StatusEventListAnswer> {
  return useQuery(
    parameters === null ? null : listStatusEventsKey(parameters),
    listStatusEvents,
    options,
  );
}
