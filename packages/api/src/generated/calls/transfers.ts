// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { TransferListAnswerStruct } from '../structs/transfer-list-answer.ts';
import { TransferAnswerStruct } from '../structs/transfer-answer.ts';
import { TransferCsvStruct } from '../structs/transfer-csv.ts';
import { WaitingMoneyListAnswerStruct } from '../structs/waiting-money-list-answer.ts';
import { OpenItemAnswerStruct } from '../structs/open-item-answer.ts';
import type {
  AssignTransferData,
  ExportTransfersData,
  GetTransferData,
  ListTransfersData,
  ListWaitingMoneyData,
  OpenItemAnswer,
  OpenMoneyItemData,
  ReportTransferData,
  ReverseTransferData,
  TransferAnswer,
  TransferCsv,
  TransferListAnswer,
  WaitingMoneyListAnswer,
} from '../types.ts';

/** The input of {@link listTransfers}. */
export interface ListTransfersParameters {
  readonly state?: NonNullable<ListTransfersData['query']>['state'] | undefined;
  readonly search?: NonNullable<ListTransfersData['query']>['search'] | undefined;
  readonly accountId?: NonNullable<ListTransfersData['query']>['accountId'] | undefined;
  readonly providerId?: NonNullable<ListTransfersData['query']>['providerId'] | undefined;
  readonly currency?: NonNullable<ListTransfersData['query']>['currency'] | undefined;
  readonly source?: NonNullable<ListTransfersData['query']>['source'] | undefined;
  readonly from?: NonNullable<ListTransfersData['query']>['from'] | undefined;
  readonly to?: NonNullable<ListTransfersData['query']>['to'] | undefined;
  readonly page?: NonNullable<ListTransfersData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListTransfersData['query']>['size'] | undefined;
}

/**
 * Lists transfers, newest first.
 * @throws ApiProblem
 */
export async function listTransfers(
  client: ApiClient,
  parameters: ListTransfersParameters,
  options: CallOptions = {},
): Promise<TransferListAnswer> {
  return readAnswer<TransferListAnswer>(
    TransferListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer',
      query: {
        state: parameters.state,
        search: parameters.search,
        accountId: parameters.accountId,
        providerId: parameters.providerId,
        currency: parameters.currency,
        source: parameters.source,
        from: parameters.from,
        to: parameters.to,
        page: parameters.page,
        size: parameters.size,
      },
      signal: options.signal,
    }),
    'listTransfers',
  );
}

/** The input of {@link reportTransfer}. */
export interface ReportTransferParameters {
  readonly body: ReportTransferData['body'];
}

/**
 * Reports an incoming transfer that the provider did not report.
 * @throws ApiProblem
 */
export async function reportTransfer(
  client: ApiClient,
  parameters: ReportTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer> {
  return readAnswer<TransferAnswer>(
    TransferAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/transfer',
      body: parameters.body,
      signal: options.signal,
    }),
    'reportTransfer',
  );
}

/** The input of {@link exportTransfers}. */
export interface ExportTransfersParameters {
  readonly state?: NonNullable<ExportTransfersData['query']>['state'] | undefined;
  readonly search?: NonNullable<ExportTransfersData['query']>['search'] | undefined;
  readonly accountId?: NonNullable<ExportTransfersData['query']>['accountId'] | undefined;
  readonly providerId?: NonNullable<ExportTransfersData['query']>['providerId'] | undefined;
  readonly currency?: NonNullable<ExportTransfersData['query']>['currency'] | undefined;
  readonly source?: NonNullable<ExportTransfersData['query']>['source'] | undefined;
  readonly from?: NonNullable<ExportTransfersData['query']>['from'] | undefined;
  readonly to?: NonNullable<ExportTransfersData['query']>['to'] | undefined;
}

/**
 * Exports all transfers that match the filter as a CSV file, in the order of the list.
 * @throws ApiProblem
 */
export async function exportTransfers(
  client: ApiClient,
  parameters: ExportTransfersParameters,
  options: CallOptions = {},
): Promise<TransferCsv> {
  return readAnswer<TransferCsv>(
    TransferCsvStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer/csv',
      query: {
        state: parameters.state,
        search: parameters.search,
        accountId: parameters.accountId,
        providerId: parameters.providerId,
        currency: parameters.currency,
        source: parameters.source,
        from: parameters.from,
        to: parameters.to,
      },
      signal: options.signal,
    }),
    'exportTransfers',
  );
}

/** The address, on the page's own origin, of: Exports all transfers that match the filter as a CSV file, in the order of the list. */
export function exportTransfersAddress(parameters: ExportTransfersParameters): string {
  return addressOf({
    path: '/api/v1/transfer/csv',
    query: {
      state: parameters.state,
      search: parameters.search,
      accountId: parameters.accountId,
      providerId: parameters.providerId,
      currency: parameters.currency,
      source: parameters.source,
      from: parameters.from,
      to: parameters.to,
    },
  });
}

/** The input of {@link listWaitingMoney}. */
export interface ListWaitingMoneyParameters {
  readonly page?: NonNullable<ListWaitingMoneyData['query']>['page'] | undefined;
  readonly size?: NonNullable<ListWaitingMoneyData['query']>['size'] | undefined;
}

/**
 * Lists the payouts, returns and deposits of manual accounts that staff have to confirm, oldest first.
 * @throws ApiProblem
 */
export async function listWaitingMoney(
  client: ApiClient,
  parameters: ListWaitingMoneyParameters,
  options: CallOptions = {},
): Promise<WaitingMoneyListAnswer> {
  return readAnswer<WaitingMoneyListAnswer>(
    WaitingMoneyListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/transfer/waiting',
      query: { page: parameters.page, size: parameters.size },
      signal: options.signal,
    }),
    'listWaitingMoney',
  );
}

/** The input of {@link openMoneyItem}. */
export interface OpenMoneyItemParameters {
  readonly body: OpenMoneyItemData['body'];
}

/**
 * Says that the user has an item of a queue of money open, and lists the others who have it open.
 * @throws ApiProblem
 */
export async function openMoneyItem(
  client: ApiClient,
  parameters: OpenMoneyItemParameters,
  options: CallOptions = {},
): Promise<OpenItemAnswer> {
  return readAnswer<OpenItemAnswer>(
    OpenItemAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/transfer/open',
      body: parameters.body,
      signal: options.signal,
    }),
    'openMoneyItem',
  );
}

/** The input of {@link getTransfer}. */
export interface GetTransferParameters {
  readonly id: NonNullable<GetTransferData['path']>['id'];
}

/**
 * Returns a transfer and, if it is unmatched, the deposits that it may belong to.
 * @throws ApiProblem
 */
export async function getTransfer(
  client: ApiClient,
  parameters: GetTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer> {
  return readAnswer<TransferAnswer>(
    TransferAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getTransfer',
  );
}

/** The input of {@link assignTransfer}. */
export interface AssignTransferParameters {
  readonly id: NonNullable<AssignTransferData['path']>['id'];
  readonly body: AssignTransferData['body'];
}

/**
 * Assigns an unmatched transfer to a deposit, which then changes as if the provider had reported it.
 * @throws ApiProblem
 */
export async function assignTransfer(
  client: ApiClient,
  parameters: AssignTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer> {
  return readAnswer<TransferAnswer>(
    TransferAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/assign`,
      body: parameters.body,
      signal: options.signal,
    }),
    'assignTransfer',
  );
}

/** The input of {@link reverseTransfer}. */
export interface ReverseTransferParameters {
  readonly id: NonNullable<ReverseTransferData['path']>['id'];
  readonly body: ReverseTransferData['body'];
}

/**
 * Takes back a transfer that was reported wrongly.
 * @throws ApiProblem
 */
export async function reverseTransfer(
  client: ApiClient,
  parameters: ReverseTransferParameters,
  options: CallOptions = {},
): Promise<TransferAnswer> {
  return readAnswer<TransferAnswer>(
    TransferAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/transfer/${encodeURIComponent(parameters.id)}/reverse`,
      body: parameters.body,
      signal: options.signal,
    }),
    'reverseTransfer',
  );
}
