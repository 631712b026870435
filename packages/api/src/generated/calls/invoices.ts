// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { InvoiceListAnswerStruct } from '../structs/invoice-list-answer.ts';
import { InvoiceCsvStruct } from '../structs/invoice-csv.ts';
import { CountAnswerStruct } from '../structs/count-answer.ts';
import { InvoiceTotalsAnswerStruct } from '../structs/invoice-totals-answer.ts';
import { InvoiceAnswerStruct } from '../structs/invoice-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { PreviewAnswerStruct } from '../structs/preview-answer.ts';
import { RefundListAnswerStruct } from '../structs/refund-list-answer.ts';
import { RefundAnswerStruct } from '../structs/refund-answer.ts';
import { StatusEventListAnswerStruct } from '../structs/status-event-list-answer.ts';
import { SectionCountsAnswerStruct } from '../structs/section-counts-answer.ts';
import { InvoiceErrorListAnswerStruct } from '../structs/invoice-error-list-answer.ts';
import { InvoiceEventListAnswerStruct } from '../structs/invoice-event-list-answer.ts';
import { RoutingDecisionListAnswerStruct } from '../structs/routing-decision-list-answer.ts';
import { PostingListAnswerStruct } from '../structs/posting-list-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeInvoiceAmountData,
  ChangeInvoiceStatusData,
  CountAnswer,
  CountInvoiceSectionsData,
  CountNewInvoicesData,
  ExportInvoicesData,
  GetInvoiceData,
  InvoiceAnswer,
  InvoiceCsv,
  InvoiceErrorListAnswer,
  InvoiceEventListAnswer,
  InvoiceListAnswer,
  InvoiceTotalsAnswer,
  ListInvoiceErrorsData,
  ListInvoiceEventsData,
  ListInvoicePostingsData,
  ListInvoicesData,
  ListRefundsData,
  ListRoutingDecisionsData,
  ListStatusEventsData,
  PostingListAnswer,
  PreviewAnswer,
  PreviewInvoiceChangeData,
  RefundAnswer,
  RefundInvoiceData,
  RefundListAnswer,
  RetryInvoiceData,
  RoutingDecisionListAnswer,
  SectionCountsAnswer,
  StatusEventListAnswer,
  SumInvoicesData,
} from '../types.ts';

/** The input of {@link listInvoices}. */
export interface ListInvoicesParameters {
  readonly terminalId?: NonNullable<ListInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<ListInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<ListInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<ListInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<ListInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<ListInvoicesData['query']>['dateTo'] | undefined;
  readonly lastStatusDate?: NonNullable<ListInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<ListInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<ListInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<ListInvoicesData['query']>['sumTo'] | undefined;
  readonly page?: NonNullable<ListInvoicesData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListInvoicesData['query']>['size'] | undefined;
}

/**
 * Lists the invoices in the user's scope that match the filter, newest first.
 * @throws ApiProblem
 */
export async function listInvoices(
  client: ApiClient,
  parameters: ListInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceListAnswer> {
  return readAnswer<InvoiceListAnswer>(
    InvoiceListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice',
      query: {
        terminalId: parameters.terminalId,
        merchantId: parameters.merchantId,
        search: parameters.search,
        statusIds: parameters.statusIds,
        dateFrom: parameters.dateFrom,
        dateTo: parameters.dateTo,
        lastStatusDate: parameters.lastStatusDate,
        flowType: parameters.flowType,
        sumFrom: parameters.sumFrom,
        sumTo: parameters.sumTo,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listInvoices',
  );
}

/** The input of {@link exportInvoices}. */
export interface ExportInvoicesParameters {
  readonly terminalId?: NonNullable<ExportInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<ExportInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<ExportInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<ExportInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<ExportInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<ExportInvoicesData['query']>['dateTo'] | undefined;
  readonly lastStatusDate?: NonNullable<ExportInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<ExportInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<ExportInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<ExportInvoicesData['query']>['sumTo'] | undefined;
}

/**
 * Exports all invoices that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportInvoices(
  client: ApiClient,
  parameters: ExportInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceCsv> {
  return readAnswer<InvoiceCsv>(
    InvoiceCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/csv',
      query: {
        terminalId: parameters.terminalId,
        merchantId: parameters.merchantId,
        search: parameters.search,
        statusIds: parameters.statusIds,
        dateFrom: parameters.dateFrom,
        dateTo: parameters.dateTo,
        lastStatusDate: parameters.lastStatusDate,
        flowType: parameters.flowType,
        sumFrom: parameters.sumFrom,
        sumTo: parameters.sumTo,
      },
      signal: options.signal,
    }),
    'exportInvoices',
  );
}

/** The address, on the page's own origin, of: Exports all invoices that match the filter as a CSV file, in the order of the list. */
export function exportInvoicesAddress(parameters: ExportInvoicesParameters): string {
  return addressOf({
    path: '/api/v1/invoice/csv',
    query: {
      terminalId: parameters.terminalId,
      merchantId: parameters.merchantId,
      search: parameters.search,
      statusIds: parameters.statusIds,
      dateFrom: parameters.dateFrom,
      dateTo: parameters.dateTo,
      lastStatusDate: parameters.lastStatusDate,
      flowType: parameters.flowType,
      sumFrom: parameters.sumFrom,
      sumTo: parameters.sumTo,
    },
  });
}

/** The input of {@link countNewInvoices}. */
export interface CountNewInvoicesParameters {
  readonly since: NonNullable<CountNewInvoicesData['query']>['since'];
  readonly terminalId?: NonNullable<CountNewInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<CountNewInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<CountNewInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<CountNewInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<CountNewInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<CountNewInvoicesData['query']>['dateTo'] | undefined;
  readonly lastStatusDate?:
    | NonNullable<CountNewInvoicesData['query']>['lastStatusDate']
    | undefined;
  readonly flowType?: NonNullable<CountNewInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<CountNewInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<CountNewInvoicesData['query']>['sumTo'] | undefined;
}

/**
 * Counts the invoices that match the filter and are newer than a given one.
 * @throws ApiProblem
 */
export async function countNewInvoices(
  client: ApiClient,
  parameters: CountNewInvoicesParameters,
  options: CallOptions = {},
): Promise<CountAnswer> {
  return readAnswer<CountAnswer>(
    CountAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/new',
      query: {
        since: parameters.since,
        terminalId: parameters.terminalId,
        merchantId: parameters.merchantId,
        search: parameters.search,
        statusIds: parameters.statusIds,
        dateFrom: parameters.dateFrom,
        dateTo: parameters.dateTo,
        lastStatusDate: parameters.lastStatusDate,
        flowType: parameters.flowType,
        sumFrom: parameters.sumFrom,
        sumTo: parameters.sumTo,
      },
      signal: options.signal,
    }),
    'countNewInvoices',
  );
}

/** The input of {@link sumInvoices}. */
export interface SumInvoicesParameters {
  readonly terminalId?: NonNullable<SumInvoicesData['query']>['terminalId'] | undefined;
  readonly merchantId?: NonNullable<SumInvoicesData['query']>['merchantId'] | undefined;
  readonly search?: NonNullable<SumInvoicesData['query']>['search'] | undefined;
  readonly statusIds?: NonNullable<SumInvoicesData['query']>['statusIds'] | undefined;
  readonly dateFrom?: NonNullable<SumInvoicesData['query']>['dateFrom'] | undefined;
  readonly dateTo?: NonNullable<SumInvoicesData['query']>['dateTo'] | undefined;
  readonly lastStatusDate?: NonNullable<SumInvoicesData['query']>['lastStatusDate'] | undefined;
  readonly flowType?: NonNullable<SumInvoicesData['query']>['flowType'] | undefined;
  readonly sumFrom?: NonNullable<SumInvoicesData['query']>['sumFrom'] | undefined;
  readonly sumTo?: NonNullable<SumInvoicesData['query']>['sumTo'] | undefined;
}

/**
 * Returns the number and the sum of the invoices that match the filter, by currency and status.
 * @throws ApiProblem
 */
export async function sumInvoices(
  client: ApiClient,
  parameters: SumInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceTotalsAnswer> {
  return readAnswer<InvoiceTotalsAnswer>(
    InvoiceTotalsAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/totals',
      query: {
        terminalId: parameters.terminalId,
        merchantId: parameters.merchantId,
        search: parameters.search,
        statusIds: parameters.statusIds,
        dateFrom: parameters.dateFrom,
        dateTo: parameters.dateTo,
        lastStatusDate: parameters.lastStatusDate,
        flowType: parameters.flowType,
        sumFrom: parameters.sumFrom,
        sumTo: parameters.sumTo,
      },
      signal: options.signal,
    }),
    'sumInvoices',
  );
}

/** The input of {@link getInvoice}. */
export interface GetInvoiceParameters {
  readonly id: NonNullable<GetInvoiceData['path']>['id'];
}

/**
 * Returns an invoice without the fields that the user may not see.
 * @throws ApiProblem
 */
export async function getInvoice(
  client: ApiClient,
  parameters: GetInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getInvoice',
  );
}

/** The input of {@link changeInvoiceStatus}. */
export interface ChangeInvoiceStatusParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceStatusData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceStatusData['body'];
}

/**
 * Moves an invoice to any other status. The ledger is updated; no money is sent.
 * @throws ApiProblem
 */
export async function changeInvoiceStatus(
  client: ApiClient,
  parameters: ChangeInvoiceStatusParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer | ApprovalRequestedAnswer> {
  return readEither<InvoiceAnswer, ApprovalRequestedAnswer>(
    [InvoiceAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PATCH',
      path: '/api/v1/invoice/status',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeInvoiceStatus',
  );
}

/** The input of {@link changeInvoiceAmount}. */
export interface ChangeInvoiceAmountParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceAmountData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceAmountData['body'];
}

/**
 * Changes the amount of an invoice that has nothing booked or reserved.
 * @throws ApiProblem
 */
export async function changeInvoiceAmount(
  client: ApiClient,
  parameters: ChangeInvoiceAmountParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
    await client({
      method: 'PATCH',
      path: '/api/v1/invoice/amount',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeInvoiceAmount',
  );
}

/** The input of {@link previewInvoiceChange}. */
export interface PreviewInvoiceChangeParameters {
  readonly id: NonNullable<PreviewInvoiceChangeData['path']>['id'];
  readonly ifMatch?: NonNullable<PreviewInvoiceChangeData['headers']>['If-Match'] | undefined;
  readonly body: PreviewInvoiceChangeData['body'];
}

/**
 * Shows the effect of a change of an invoice without making it.
 * @throws ApiProblem
 */
export async function previewInvoiceChange(
  client: ApiClient,
  parameters: PreviewInvoiceChangeParameters,
  options: CallOptions = {},
): Promise<PreviewAnswer> {
  return readAnswer<PreviewAnswer>(
    PreviewAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/preview`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'previewInvoiceChange',
  );
}

/** The input of {@link listRefunds}. */
export interface ListRefundsParameters {
  readonly invoiceId: NonNullable<ListRefundsData['query']>['invoiceId'];
}

/**
 * Lists the refunds of a deposit, newest first.
 * @throws ApiProblem
 */
export async function listRefunds(
  client: ApiClient,
  parameters: ListRefundsParameters,
  options: CallOptions = {},
): Promise<RefundListAnswer> {
  return readAnswer<RefundListAnswer>(
    RefundListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/refund',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listRefunds',
  );
}

/** The input of {@link refundInvoice}. */
export interface RefundInvoiceParameters {
  readonly ifMatch?: NonNullable<RefundInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: RefundInvoiceData['body'];
}

/**
 * Refunds a deposit that is DONE, in part or whole.
 * @throws ApiProblem
 */
export async function refundInvoice(
  client: ApiClient,
  parameters: RefundInvoiceParameters,
  options: CallOptions = {},
): Promise<RefundAnswer | ApprovalRequestedAnswer> {
  return readEither<RefundAnswer, ApprovalRequestedAnswer>(
    [RefundAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/invoice/refund',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'refundInvoice',
  );
}

/** The input of {@link retryInvoice}. */
export interface RetryInvoiceParameters {
  readonly ifMatch?: NonNullable<RetryInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: RetryInvoiceData['body'];
}

/**
 * Pays out a withdrawal again after its last payout failed.
 * @throws ApiProblem
 */
export async function retryInvoice(
  client: ApiClient,
  parameters: RetryInvoiceParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/invoice/retry',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'retryInvoice',
  );
}

/** The input of {@link listStatusEvents}. */
export interface ListStatusEventsParameters {
  readonly invoiceId: NonNullable<ListStatusEventsData['query']>['invoiceId'];
}

/**
 * Lists the status changes of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listStatusEvents(
  client: ApiClient,
  parameters: ListStatusEventsParameters,
  options: CallOptions = {},
): Promise<StatusEventListAnswer> {
  return readAnswer<StatusEventListAnswer>(
    StatusEventListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/status',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listStatusEvents',
  );
}

/** The input of {@link countInvoiceSections}. */
export interface CountInvoiceSectionsParameters {
  readonly invoiceId: NonNullable<CountInvoiceSectionsData['query']>['invoiceId'];
}

/**
 * Counts the rows of each section of an invoice; sections that the user may not see are omitted.
 * @throws ApiProblem
 */
export async function countInvoiceSections(
  client: ApiClient,
  parameters: CountInvoiceSectionsParameters,
  options: CallOptions = {},
): Promise<SectionCountsAnswer> {
  return readAnswer<SectionCountsAnswer>(
    SectionCountsAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/count',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'countInvoiceSections',
  );
}

/** The input of {@link listInvoiceErrors}. */
export interface ListInvoiceErrorsParameters {
  readonly invoiceId: NonNullable<ListInvoiceErrorsData['query']>['invoiceId'];
}

/**
 * Lists the errors of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoiceErrors(
  client: ApiClient,
  parameters: ListInvoiceErrorsParameters,
  options: CallOptions = {},
): Promise<InvoiceErrorListAnswer> {
  return readAnswer<InvoiceErrorListAnswer>(
    InvoiceErrorListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/error',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoiceErrors',
  );
}

/** The input of {@link listInvoiceEvents}. */
export interface ListInvoiceEventsParameters {
  readonly invoiceId: NonNullable<ListInvoiceEventsData['query']>['invoiceId'];
}

/**
 * Lists all events of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoiceEvents(
  client: ApiClient,
  parameters: ListInvoiceEventsParameters,
  options: CallOptions = {},
): Promise<InvoiceEventListAnswer> {
  return readAnswer<InvoiceEventListAnswer>(
    InvoiceEventListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/invoice',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoiceEvents',
  );
}

/** The input of {@link listRoutingDecisions}. */
export interface ListRoutingDecisionsParameters {
  readonly invoiceId: NonNullable<ListRoutingDecisionsData['query']>['invoiceId'];
}

/**
 * Lists why each payment account was chosen or skipped for an invoice, newest first.
 * @throws ApiProblem
 */
export async function listRoutingDecisions(
  client: ApiClient,
  parameters: ListRoutingDecisionsParameters,
  options: CallOptions = {},
): Promise<RoutingDecisionListAnswer> {
  return readAnswer<RoutingDecisionListAnswer>(
    RoutingDecisionListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/routing',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listRoutingDecisions',
  );
}

/** The input of {@link listInvoicePostings}. */
export interface ListInvoicePostingsParameters {
  readonly invoiceId: NonNullable<ListInvoicePostingsData['query']>['invoiceId'];
}

/**
 * Lists the ledger postings of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoicePostings(
  client: ApiClient,
  parameters: ListInvoicePostingsParameters,
  options: CallOptions = {},
): Promise<PostingListAnswer> {
  return readAnswer<PostingListAnswer>(
    PostingListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/posting',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoicePostings',
  );
}
