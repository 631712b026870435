// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import {
  InvoiceListAnswerStruct,
  InvoiceAnswerStruct,
  StatusEventListAnswerStruct,
} from '../structs.ts';
import type {
  ChangeInvoiceAmountData,
  ChangeInvoiceStatusData,
  GetInvoiceData,
  InvoiceAnswer,
  InvoiceListAnswer,
  ListInvoicesData,
  ListStatusEventsData,
  RetryInvoiceData,
  StatusEventListAnswer,
} from '../types.ts';

/** What {@link listInvoices} takes. */
export interface ListInvoicesParameters {
  readonly terminalId?: NonNullable<ListInvoicesData['query']>['terminalId'] | undefined;
  readonly page?: NonNullable<ListInvoicesData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListInvoicesData['query']>['size'] | undefined;
}

/**
 * A page of the invoices in the person's scope, newest first.
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
      query: { terminalId: parameters.terminalId, page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listInvoices',
  );
}

/** What {@link getInvoice} takes. */
export interface GetInvoiceParameters {
  readonly id: NonNullable<GetInvoiceData['path']>['id'];
}

/**
 * One invoice; what the person may not see is left out.
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

/** What {@link changeInvoiceStatus} takes. */
export interface ChangeInvoiceStatusParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceStatusData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceStatusData['body'];
}

/**
 * Moves an invoice to any other status; the books follow, no money is sent.
 * @throws ApiProblem
 */
export async function changeInvoiceStatus(
  client: ApiClient,
  parameters: ChangeInvoiceStatusParameters,
  options: CallOptions = {},
): Promise<InvoiceAnswer> {
  return readAnswer<InvoiceAnswer>(
    InvoiceAnswerStruct,
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

/** What {@link changeInvoiceAmount} takes. */
export interface ChangeInvoiceAmountParameters {
  readonly ifMatch?: NonNullable<ChangeInvoiceAmountData['headers']>['If-Match'] | undefined;
  readonly body: ChangeInvoiceAmountData['body'];
}

/**
 * Changes the amount of an invoice of which nothing is booked or reserved.
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

/** What {@link retryInvoice} takes. */
export interface RetryInvoiceParameters {
  readonly ifMatch?: NonNullable<RetryInvoiceData['headers']>['If-Match'] | undefined;
  readonly body: RetryInvoiceData['body'];
}

/**
 * Pays a withdrawal out once more, after its last payout is known to have failed.
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

/** What {@link listStatusEvents} takes. */
export interface ListStatusEventsParameters {
  readonly invoiceId: NonNullable<ListStatusEventsData['query']>['invoiceId'];
}

/**
 * The status history of one invoice, newest first.
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
