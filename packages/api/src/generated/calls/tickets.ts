// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { TicketListAnswerStruct } from '../structs/ticket-list-answer.ts';
import { TicketAnswerStruct } from '../structs/ticket-answer.ts';
import { ReceiptFileStruct } from '../structs/receipt-file.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ApproveTicketData,
  DownloadTicketReceiptData,
  ListTicketsData,
  OpenTicketData,
  ReceiptFile,
  RejectTicketData,
  TicketAnswer,
  TicketListAnswer,
} from '../types.ts';

/** The input of {@link listTickets}. */
export interface ListTicketsParameters {
  readonly invoiceId: NonNullable<ListTicketsData['path']>['invoiceId'];
}

/**
 * Lists the support tickets of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listTickets(
  client: ApiClient,
  parameters: ListTicketsParameters,
  options: CallOptions = {},
): Promise<TicketListAnswer> {
  return readAnswer<TicketListAnswer>(
    TicketListAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/support/${encodeURIComponent(parameters.invoiceId)}`,
      signal: options.signal,
    }),
    'listTickets',
  );
}

/** The input of {@link openTicket}. */
export interface OpenTicketParameters {
  readonly body: OpenTicketData['body'];
}

/**
 * Opens a support ticket about an invoice.
 * @throws ApiProblem
 */
export async function openTicket(
  client: ApiClient,
  parameters: OpenTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer> {
  return readAnswer<TicketAnswer>(
    TicketAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support',
      body: parameters.body,
      signal: options.signal,
    }),
    'openTicket',
  );
}

/** The input of {@link downloadTicketReceipt}. */
export interface DownloadTicketReceiptParameters {
  readonly ticketId: NonNullable<DownloadTicketReceiptData['path']>['ticketId'];
}

/**
 * Downloads the receipt that a customer attached to a ticket.
 * @throws ApiProblem
 */
export async function downloadTicketReceipt(
  client: ApiClient,
  parameters: DownloadTicketReceiptParameters,
  options: CallOptions = {},
): Promise<ReceiptFile> {
  return readAnswer<ReceiptFile>(
    ReceiptFileStruct,
    await client({
      method: 'GET',
      path: `/api/v1/merchant/support/ticket/${encodeURIComponent(parameters.ticketId)}/receipt`,
      signal: options.signal,
    }),
    'downloadTicketReceipt',
  );
}

/** The address, on the page's own origin, of: Downloads the receipt that a customer attached to a ticket. */
export function downloadTicketReceiptAddress(parameters: DownloadTicketReceiptParameters): string {
  return addressOf({
    path: `/api/v1/merchant/support/ticket/${encodeURIComponent(parameters.ticketId)}/receipt`,
  });
}

/** The input of {@link approveTicket}. */
export interface ApproveTicketParameters {
  readonly ifMatch?: NonNullable<ApproveTicketData['headers']>['If-Match'] | undefined;
  readonly body: ApproveTicketData['body'];
}

/**
 * Closes a ticket as SOLVED, and makes the return that it requests.
 * @throws ApiProblem
 */
export async function approveTicket(
  client: ApiClient,
  parameters: ApproveTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer | ApprovalRequestedAnswer> {
  return readEither<TicketAnswer, ApprovalRequestedAnswer>(
    [TicketAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support/approve',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'approveTicket',
  );
}

/** The input of {@link rejectTicket}. */
export interface RejectTicketParameters {
  readonly ifMatch?: NonNullable<RejectTicketData['headers']>['If-Match'] | undefined;
  readonly body: RejectTicketData['body'];
}

/**
 * Closes a ticket as REJECTED. No money moves.
 * @throws ApiProblem
 */
export async function rejectTicket(
  client: ApiClient,
  parameters: RejectTicketParameters,
  options: CallOptions = {},
): Promise<TicketAnswer> {
  return readAnswer<TicketAnswer>(
    TicketAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/merchant/support/reject',
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'rejectTicket',
  );
}
