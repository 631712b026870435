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
  exportInvoices,
  type ExportInvoicesParameters,
  countNewInvoices,
  type CountNewInvoicesParameters,
  sumInvoices,
  type SumInvoicesParameters,
  getInvoice,
  type GetInvoiceParameters,
  changeInvoiceStatus,
  type ChangeInvoiceStatusParameters,
  changeInvoiceAmount,
  type ChangeInvoiceAmountParameters,
  previewInvoiceChange,
  type PreviewInvoiceChangeParameters,
  listRefunds,
  type ListRefundsParameters,
  refundInvoice,
  type RefundInvoiceParameters,
  retryInvoice,
  type RetryInvoiceParameters,
  listStatusEvents,
  type ListStatusEventsParameters,
  countInvoiceSections,
  type CountInvoiceSectionsParameters,
  listInvoiceErrors,
  type ListInvoiceErrorsParameters,
  listInvoiceEvents,
  type ListInvoiceEventsParameters,
  listRoutingDecisions,
  type ListRoutingDecisionsParameters,
  listInvoicePostings,
  type ListInvoicePostingsParameters,
} from '../calls/invoices.ts';
import type {
  ApprovalRequestedAnswer,
  CountAnswer,
  InvoiceAnswer,
  InvoiceCsv,
  InvoiceErrorListAnswer,
  InvoiceEventListAnswer,
  InvoiceListAnswer,
  InvoiceTotalsAnswer,
  PostingListAnswer,
  PreviewAnswer,
  RefundAnswer,
  RefundListAnswer,
  RoutingDecisionListAnswer,
  SectionCountsAnswer,
  StatusEventListAnswer,
} from '../types.ts';

/** The SWR key of {@link listInvoices}, with all its parameters. */
export function listInvoicesKey(
  parameters: ListInvoicesParameters,
): QueryKey<'listInvoices', ListInvoicesParameters> {
  return ['listInvoices', parameters];
}

/** Lists the invoices in the user's scope that match the filter, newest first. Null parameters: no request. */
export function useListInvoices(
  parameters: ListInvoicesParameters | null,
  options?: QueryOptions<InvoiceListAnswer>,
): Query<InvoiceListAnswer> {
  return useQuery(parameters === null ? null : listInvoicesKey(parameters), listInvoices, options);
}

/** The SWR key of {@link exportInvoices}, with all its parameters. */
export function exportInvoicesKey(
  parameters: ExportInvoicesParameters,
): QueryKey<'exportInvoices', ExportInvoicesParameters> {
  return ['exportInvoices', parameters];
}

/** Exports all invoices that match the filter as a CSV file, in the order of the list. Null parameters: no request. */
export function useExportInvoices(
  parameters: ExportInvoicesParameters | null,
  options?: QueryOptions<InvoiceCsv>,
): Query<InvoiceCsv> {
  return useQuery(
    parameters === null ? null : exportInvoicesKey(parameters),
    exportInvoices,
    options,
  );
}

/** The SWR key of {@link countNewInvoices}, with all its parameters. */
export function countNewInvoicesKey(
  parameters: CountNewInvoicesParameters,
): QueryKey<'countNewInvoices', CountNewInvoicesParameters> {
  return ['countNewInvoices', parameters];
}

/** Counts the invoices that match the filter and are newer than a given one. Null parameters: no request. */
export function useCountNewInvoices(
  parameters: CountNewInvoicesParameters | null,
  options?: QueryOptions<CountAnswer>,
): Query<CountAnswer> {
  return useQuery(
    parameters === null ? null : countNewInvoicesKey(parameters),
    countNewInvoices,
    options,
  );
}

/** The SWR key of {@link sumInvoices}, with all its parameters. */
export function sumInvoicesKey(
  parameters: SumInvoicesParameters,
): QueryKey<'sumInvoices', SumInvoicesParameters> {
  return ['sumInvoices', parameters];
}

/** Returns the number and the sum of the invoices that match the filter, by currency and status. Null parameters: no request. */
export function useSumInvoices(
  parameters: SumInvoicesParameters | null,
  options?: QueryOptions<InvoiceTotalsAnswer>,
): Query<InvoiceTotalsAnswer> {
  return useQuery(parameters === null ? null : sumInvoicesKey(parameters), sumInvoices, options);
}

/** The SWR key of {@link getInvoice}, with all its parameters. */
export function getInvoiceKey(
  parameters: GetInvoiceParameters,
): QueryKey<'getInvoice', GetInvoiceParameters> {
  return ['getInvoice', parameters];
}

/** Returns an invoice without the fields that the user may not see. Null parameters: no request. */
export function useGetInvoice(
  parameters: GetInvoiceParameters | null,
  options?: QueryOptions<InvoiceAnswer>,
): Query<InvoiceAnswer> {
  return useQuery(parameters === null ? null : getInvoiceKey(parameters), getInvoice, options);
}

/** Moves an invoice to any other status. The ledger is updated; no money is sent. */
export function useChangeInvoiceStatus(): Mutation<
  InvoiceAnswer | ApprovalRequestedAnswer,
  ChangeInvoiceStatusParameters
> {
  return useMutation('changeInvoiceStatus', changeInvoiceStatus);
}

/** Changes the amount of an invoice that has nothing booked or reserved. */
export function useChangeInvoiceAmount(): Mutation<InvoiceAnswer, ChangeInvoiceAmountParameters> {
  return useMutation('changeInvoiceAmount', changeInvoiceAmount);
}

/** Shows the effect of a change of an invoice without making it. */
export function usePreviewInvoiceChange(): Mutation<PreviewAnswer, PreviewInvoiceChangeParameters> {
  return useMutation('previewInvoiceChange', previewInvoiceChange);
}

/** The SWR key of {@link listRefunds}, with all its parameters. */
export function listRefundsKey(
  parameters: ListRefundsParameters,
): QueryKey<'listRefunds', ListRefundsParameters> {
  return ['listRefunds', parameters];
}

/** Lists the refunds of a deposit, newest first. Null parameters: no request. */
export function useListRefunds(
  parameters: ListRefundsParameters | null,
  options?: QueryOptions<RefundListAnswer>,
): Query<RefundListAnswer> {
  return useQuery(parameters === null ? null : listRefundsKey(parameters), listRefunds, options);
}

/** Refunds a deposit that is DONE, in part or whole. */
export function useRefundInvoice(): Mutation<
  RefundAnswer | ApprovalRequestedAnswer,
  RefundInvoiceParameters
> {
  return useMutation('refundInvoice', refundInvoice);
}

/** Pays out a withdrawal again after its last payout failed. */
export function useRetryInvoice(): Mutation<InvoiceAnswer, RetryInvoiceParameters> {
  return useMutation('retryInvoice', retryInvoice);
}

/** The SWR key of {@link listStatusEvents}, with all its parameters. */
export function listStatusEventsKey(
  parameters: ListStatusEventsParameters,
): QueryKey<'listStatusEvents', ListStatusEventsParameters> {
  return ['listStatusEvents', parameters];
}

/** Lists the status changes of an invoice, newest first. Null parameters: no request. */
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

/** The SWR key of {@link countInvoiceSections}, with all its parameters. */
export function countInvoiceSectionsKey(
  parameters: CountInvoiceSectionsParameters,
): QueryKey<'countInvoiceSections', CountInvoiceSectionsParameters> {
  return ['countInvoiceSections', parameters];
}

/** Counts the rows of each section of an invoice; sections that the user may not see are omitted. Null parameters: no request. */
export function useCountInvoiceSections(
  parameters: CountInvoiceSectionsParameters | null,
  options?: QueryOptions<SectionCountsAnswer>,
): Query<SectionCountsAnswer> {
  return useQuery(
    parameters === null ? null : countInvoiceSectionsKey(parameters),
    countInvoiceSections,
    options,
  );
}

/** The SWR key of {@link listInvoiceErrors}, with all its parameters. */
export function listInvoiceErrorsKey(
  parameters: ListInvoiceErrorsParameters,
): QueryKey<'listInvoiceErrors', ListInvoiceErrorsParameters> {
  return ['listInvoiceErrors', parameters];
}

/** Lists the errors of an invoice, newest first. Null parameters: no request. */
export function useListInvoiceErrors(
  parameters: ListInvoiceErrorsParameters | null,
  options?: QueryOptions<InvoiceErrorListAnswer>,
): Query<InvoiceErrorListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceErrorsKey(parameters),
    listInvoiceErrors,
    options,
  );
}

/** The SWR key of {@link listInvoiceEvents}, with all its parameters. */
export function listInvoiceEventsKey(
  parameters: ListInvoiceEventsParameters,
): QueryKey<'listInvoiceEvents', ListInvoiceEventsParameters> {
  return ['listInvoiceEvents', parameters];
}

/** Lists all events of an invoice, newest first. Null parameters: no request. */
export function useListInvoiceEvents(
  parameters: ListInvoiceEventsParameters | null,
  options?: QueryOptions<InvoiceEventListAnswer>,
): Query<InvoiceEventListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceEventsKey(parameters),
    listInvoiceEvents,
    options,
  );
}

/** The SWR key of {@link listRoutingDecisions}, with all its parameters. */
export function listRoutingDecisionsKey(
  parameters: ListRoutingDecisionsParameters,
): QueryKey<'listRoutingDecisions', ListRoutingDecisionsParameters> {
  return ['listRoutingDecisions', parameters];
}

/** Lists why each payment account was chosen or skipped for an invoice, newest first. Null parameters: no request. */
export function useListRoutingDecisions(
  parameters: ListRoutingDecisionsParameters | null,
  options?: QueryOptions<RoutingDecisionListAnswer>,
): Query<RoutingDecisionListAnswer> {
  return useQuery(
    parameters === null ? null : listRoutingDecisionsKey(parameters),
    listRoutingDecisions,
    options,
  );
}

/** The SWR key of {@link listInvoicePostings}, with all its parameters. */
export function listInvoicePostingsKey(
  parameters: ListInvoicePostingsParameters,
): QueryKey<'listInvoicePostings', ListInvoicePostingsParameters> {
  return ['listInvoicePostings', parameters];
}

/** Lists the ledger postings of an invoice, newest first. Null parameters: no request. */
export function useListInvoicePostings(
  parameters: ListInvoicePostingsParameters | null,
  options?: QueryOptions<PostingListAnswer>,
): Query<PostingListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoicePostingsKey(parameters),
    listInvoicePostings,
    options,
  );
}
