// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer, readEither } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { ReturnAnswerStruct } from '../structs/return-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../structs/approval-requested-answer.ts';
import { ReturnListAnswerStruct } from '../structs/return-list-answer.ts';
import { SuspenseListAnswerStruct } from '../structs/suspense-list-answer.ts';
import { PreviewAnswerStruct } from '../structs/preview-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ConfirmReturnData,
  GetReturnData,
  ListReturnsData,
  ListSuspenseData,
  PreviewAnswer,
  PreviewReturnData,
  ReturnAnswer,
  ReturnInvoiceMoneyData,
  ReturnListAnswer,
  ReturnTransferData,
  SuspenseListAnswer,
} from '../types.ts';

/** The input of {@link returnTransfer}. */
export interface ReturnTransferParameters {
  readonly id: NonNullable<ReturnTransferData['path']>['id'];
  readonly body: ReturnTransferData['body'];
}

/**
 * Returns the money of an unmatched transfer, in part or whole.
 * @throws ApiProblem
 */
export async function returnTransfer(
  client: ApiClient,
  parameters: ReturnTransferParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer | ApprovalRequestedAnswer> {
  return readEither<ReturnAnswer, ApprovalRequestedAnswer>(
    [ReturnAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/return`,
      body: parameters.body,
      signal: options.signal,
    }),
    'returnTransfer',
  );
}

/** The input of {@link returnInvoiceMoney}. */
export interface ReturnInvoiceMoneyParameters {
  readonly body: ReturnInvoiceMoneyData['body'];
}

/**
 * Returns money of a deposit that stands in suspense, in part or whole.
 * @throws ApiProblem
 */
export async function returnInvoiceMoney(
  client: ApiClient,
  parameters: ReturnInvoiceMoneyParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer | ApprovalRequestedAnswer> {
  return readEither<ReturnAnswer, ApprovalRequestedAnswer>(
    [ReturnAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/invoice/return',
      body: parameters.body,
      signal: options.signal,
    }),
    'returnInvoiceMoney',
  );
}

/** The input of {@link listReturns}. */
export interface ListReturnsParameters {
  readonly invoiceId?: NonNullable<ListReturnsData['query']>['invoiceId'] | undefined;
  readonly transferId?: NonNullable<ListReturnsData['query']>['transferId'] | undefined;
}

/**
 * Lists the returns of an invoice or of an unmatched transfer, newest first.
 * @throws ApiProblem
 */
export async function listReturns(
  client: ApiClient,
  parameters: ListReturnsParameters,
  options: CallOptions = {},
): Promise<ReturnListAnswer> {
  return readAnswer<ReturnListAnswer>(
    ReturnListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/return',
      query: { invoiceId: parameters.invoiceId, transferId: parameters.transferId },
      signal: options.signal,
    }),
    'listReturns',
  );
}

/** The input of {@link listSuspense}. */
export interface ListSuspenseParameters {
  readonly page?: NonNullable<ListSuspenseData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListSuspenseData['query']>['size'] | undefined;
}

/**
 * Lists the money in suspense by invoice and by unmatched transfer, oldest first.
 * @throws ApiProblem
 */
export async function listSuspense(
  client: ApiClient,
  parameters: ListSuspenseParameters,
  options: CallOptions = {},
): Promise<SuspenseListAnswer> {
  return readAnswer<SuspenseListAnswer>(
    SuspenseListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/suspense',
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listSuspense',
  );
}

/** The input of {@link previewReturn}. */
export interface PreviewReturnParameters {
  readonly body: PreviewReturnData['body'];
}

/**
 * Shows the effect of a return without making it.
 * @throws ApiProblem
 */
export async function previewReturn(
  client: ApiClient,
  parameters: PreviewReturnParameters,
  options: CallOptions = {},
): Promise<PreviewAnswer> {
  return readAnswer<PreviewAnswer>(
    PreviewAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/return/preview',
      body: parameters.body,
      signal: options.signal,
    }),
    'previewReturn',
  );
}

/** The input of {@link getReturn}. */
export interface GetReturnParameters {
  readonly id: NonNullable<GetReturnData['path']>['id'];
}

/**
 * Returns one return of money in suspense.
 * @throws ApiProblem
 */
export async function getReturn(
  client: ApiClient,
  parameters: GetReturnParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer> {
  return readAnswer<ReturnAnswer>(
    ReturnAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/return/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getReturn',
  );
}

/** The input of {@link confirmReturn}. */
export interface ConfirmReturnParameters {
  readonly id: NonNullable<ConfirmReturnData['path']>['id'];
  readonly body: ConfirmReturnData['body'];
}

/**
 * Confirms or refuses a return that a person makes by hand.
 * @throws ApiProblem
 */
export async function confirmReturn(
  client: ApiClient,
  parameters: ConfirmReturnParameters,
  options: CallOptions = {},
): Promise<ReturnAnswer> {
  return readAnswer<ReturnAnswer>(
    ReturnAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/return/${encodeURIComponent(parameters.id)}/confirm`,
      body: parameters.body,
      signal: options.signal,
    }),
    'confirmReturn',
  );
}
