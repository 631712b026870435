// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { addressOf } from '../../address.ts';
import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { CreatedFormStruct } from '../structs/created-form.ts';
import { MerchantInvoiceStruct } from '../structs/merchant-invoice.ts';
import { MerchantInvoiceListStruct } from '../structs/merchant-invoice-list.ts';
import { InvoiceCsvStruct } from '../structs/invoice-csv.ts';
import { MerchantBalanceListStruct } from '../structs/merchant-balance-list.ts';
import { MerchantTerminalListStruct } from '../structs/merchant-terminal-list.ts';
import { PayoutBankListStruct } from '../structs/payout-bank-list.ts';
import { MerchantEventListStruct } from '../structs/merchant-event-list.ts';
import { SentTestEventStruct } from '../structs/sent-test-event.ts';
import { MerchantSettlementListStruct } from '../structs/merchant-settlement-list.ts';
import { MerchantRefundStruct } from '../structs/merchant-refund.ts';
import type {
  CancelMerchantInvoiceData,
  CreateFormData,
  CreatePayoutData,
  CreateRefundData,
  CreatedForm,
  DownloadMerchantInvoicesData,
  GetMerchantInvoiceData,
  InvoiceCsv,
  ListMerchantEventsData,
  ListMerchantInvoicesData,
  ListMerchantSettlementsData,
  MerchantBalanceList,
  MerchantEventList,
  MerchantInvoice,
  MerchantInvoiceList,
  MerchantRefund,
  MerchantSettlementList,
  MerchantTerminalList,
  PayoutBankList,
  SendTestEventData,
  SentTestEvent,
} from '../types.ts';

/** The input of {@link createForm}. */
export interface CreateFormParameters {
  readonly idempotencyKey: NonNullable<CreateFormData['headers']>['Idempotency-Key'];
  readonly body: CreateFormData['body'];
}

/**
 * Creates an invoice and its hosted form.
 * @throws ApiProblem
 */
export async function createForm(
  client: ApiClient,
  parameters: CreateFormParameters,
  options: CallOptions = {},
): Promise<CreatedForm> {
  return readAnswer<CreatedForm>(
    CreatedFormStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/forms',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createForm',
  );
}

/** The input of {@link createPayout}. */
export interface CreatePayoutParameters {
  readonly idempotencyKey: NonNullable<CreatePayoutData['headers']>['Idempotency-Key'];
  readonly body: CreatePayoutData['body'];
}

/**
 * Pays out to a card or phone number without a form.
 * @throws ApiProblem
 */
export async function createPayout(
  client: ApiClient,
  parameters: CreatePayoutParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/payouts',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createPayout',
  );
}

/** The input of {@link listMerchantInvoices}. */
export interface ListMerchantInvoicesParameters {
  readonly merchantInvoiceId?:
    | NonNullable<ListMerchantInvoicesData['query']>['merchantInvoiceId']
    | undefined;
  readonly terminalId?: NonNullable<ListMerchantInvoicesData['query']>['terminalId'] | undefined;
  readonly status?: NonNullable<ListMerchantInvoicesData['query']>['status'] | undefined;
  readonly createdFrom?: NonNullable<ListMerchantInvoicesData['query']>['createdFrom'] | undefined;
  readonly createdTo?: NonNullable<ListMerchantInvoicesData['query']>['createdTo'] | undefined;
  readonly after?: NonNullable<ListMerchantInvoicesData['query']>['after'] | undefined;
  readonly limit?: NonNullable<ListMerchantInvoicesData['query']>['limit'] | undefined;
}

/**
 * Lists and finds the merchant's own invoices, newest first.
 * @throws ApiProblem
 */
export async function listMerchantInvoices(
  client: ApiClient,
  parameters: ListMerchantInvoicesParameters,
  options: CallOptions = {},
): Promise<MerchantInvoiceList> {
  return readAnswer<MerchantInvoiceList>(
    MerchantInvoiceListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/invoices',
      query: {
        merchantInvoiceId: parameters.merchantInvoiceId,
        terminalId: parameters.terminalId,
        status: parameters.status,
        createdFrom: parameters.createdFrom,
        createdTo: parameters.createdTo,
        after: parameters.after,
        limit: parameters.limit,
      },
      signal: options.signal,
    }),
    'listMerchantInvoices',
  );
}

/** The input of {@link downloadMerchantInvoices}. */
export interface DownloadMerchantInvoicesParameters {
  readonly merchantInvoiceId?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['merchantInvoiceId']
    | undefined;
  readonly terminalId?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['terminalId']
    | undefined;
  readonly status?: NonNullable<DownloadMerchantInvoicesData['query']>['status'] | undefined;
  readonly createdFrom?:
    | NonNullable<DownloadMerchantInvoicesData['query']>['createdFrom']
    | undefined;
  readonly createdTo?: NonNullable<DownloadMerchantInvoicesData['query']>['createdTo'] | undefined;
}

/**
 * The merchant's own invoices that match a filter as a CSV file, newest first.
 * @throws ApiProblem
 */
export async function downloadMerchantInvoices(
  client: ApiClient,
  parameters: DownloadMerchantInvoicesParameters,
  options: CallOptions = {},
): Promise<InvoiceCsv> {
  return readAnswer<InvoiceCsv>(
    InvoiceCsvStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/reports/invoices',
      query: {
        merchantInvoiceId: parameters.merchantInvoiceId,
        terminalId: parameters.terminalId,
        status: parameters.status,
        createdFrom: parameters.createdFrom,
        createdTo: parameters.createdTo,
      },
      signal: options.signal,
    }),
    'downloadMerchantInvoices',
  );
}

/** The address, on the page's own origin, of: The merchant's own invoices that match a filter as a CSV file, newest first. */
export function downloadMerchantInvoicesAddress(
  parameters: DownloadMerchantInvoicesParameters,
): string {
  return addressOf({
    path: '/api/merchant/v1/reports/invoices',
    query: {
      merchantInvoiceId: parameters.merchantInvoiceId,
      terminalId: parameters.terminalId,
      status: parameters.status,
      createdFrom: parameters.createdFrom,
      createdTo: parameters.createdTo,
    },
  });
}

/** The input of {@link listMerchantBalances}. */
export type ListMerchantBalancesParameters = NoParameters;

/**
 * The merchant's own balances, one for each currency, test and production apart.
 * @throws ApiProblem
 */
export async function listMerchantBalances(
  client: ApiClient,
  _parameters: ListMerchantBalancesParameters,
  options: CallOptions = {},
): Promise<MerchantBalanceList> {
  return readAnswer<MerchantBalanceList>(
    MerchantBalanceListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/balances', signal: options.signal }),
    'listMerchantBalances',
  );
}

/** The input of {@link listMerchantTerminals}. */
export type ListMerchantTerminalsParameters = NoParameters;

/**
 * The merchant's own terminals with the methods that each offers, their limits and fees.
 * @throws ApiProblem
 */
export async function listMerchantTerminals(
  client: ApiClient,
  _parameters: ListMerchantTerminalsParameters,
  options: CallOptions = {},
): Promise<MerchantTerminalList> {
  return readAnswer<MerchantTerminalList>(
    MerchantTerminalListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/terminals', signal: options.signal }),
    'listMerchantTerminals',
  );
}

/** The input of {@link listPayoutBanks}. */
export type ListPayoutBanksParameters = NoParameters;

/**
 * The banks that an Sbp payout can go to: `codeInteger` is the `bankCode` of a payout.
 * @throws ApiProblem
 */
export async function listPayoutBanks(
  client: ApiClient,
  _parameters: ListPayoutBanksParameters,
  options: CallOptions = {},
): Promise<PayoutBankList> {
  return readAnswer<PayoutBankList>(
    PayoutBankListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/banks', signal: options.signal }),
    'listPayoutBanks',
  );
}

/** The input of {@link listMerchantEvents}. */
export interface ListMerchantEventsParameters {
  readonly after?: NonNullable<ListMerchantEventsData['query']>['after'] | undefined;
  readonly since?: NonNullable<ListMerchantEventsData['query']>['since'] | undefined;
  readonly limit?: NonNullable<ListMerchantEventsData['query']>['limit'] | undefined;
}

/**
 * The merchant's own events of the last 30 days, in order, also those that no address was called with.
 * @throws ApiProblem
 */
export async function listMerchantEvents(
  client: ApiClient,
  parameters: ListMerchantEventsParameters,
  options: CallOptions = {},
): Promise<MerchantEventList> {
  return readAnswer<MerchantEventList>(
    MerchantEventListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/events',
      query: { after: parameters.after, since: parameters.since, limit: parameters.limit },
      signal: options.signal,
    }),
    'listMerchantEvents',
  );
}

/** The input of {@link sendTestEvent}. */
export interface SendTestEventParameters {
  readonly idempotencyKey: NonNullable<SendTestEventData['headers']>['Idempotency-Key'];
  readonly body: SendTestEventData['body'];
}

/**
 * Makes an example event of a type and sends its webhook, so that a receiver can be tried.
 * @throws ApiProblem
 */
export async function sendTestEvent(
  client: ApiClient,
  parameters: SendTestEventParameters,
  options: CallOptions = {},
): Promise<SentTestEvent> {
  return readAnswer<SentTestEvent>(
    SentTestEventStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/test-events',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'sendTestEvent',
  );
}

/** The input of {@link listMerchantSettlements}. */
export interface ListMerchantSettlementsParameters {
  readonly after?: NonNullable<ListMerchantSettlementsData['query']>['after'] | undefined;
  readonly limit?: NonNullable<ListMerchantSettlementsData['query']>['limit'] | undefined;
}

/**
 * Lists the merchant's own settlements, newest first.
 * @throws ApiProblem
 */
export async function listMerchantSettlements(
  client: ApiClient,
  parameters: ListMerchantSettlementsParameters,
  options: CallOptions = {},
): Promise<MerchantSettlementList> {
  return readAnswer<MerchantSettlementList>(
    MerchantSettlementListStruct,
    await client({
      method: 'GET',
      path: '/api/merchant/v1/settlements',
      query: { after: parameters.after, limit: parameters.limit },
      signal: options.signal,
    }),
    'listMerchantSettlements',
  );
}

/** The input of {@link getMerchantInvoice}. */
export interface GetMerchantInvoiceParameters {
  readonly id: NonNullable<GetMerchantInvoiceData['path']>['id'];
}

/**
 * Returns one of the merchant's invoices. 404 for an invoice of another merchant.
 * @throws ApiProblem
 */
export async function getMerchantInvoice(
  client: ApiClient,
  parameters: GetMerchantInvoiceParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'GET',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}`,
      signal: options.signal,
    }),
    'getMerchantInvoice',
  );
}

/** The input of {@link createRefund}. */
export interface CreateRefundParameters {
  readonly id: NonNullable<CreateRefundData['path']>['id'];
  readonly idempotencyKey: NonNullable<CreateRefundData['headers']>['Idempotency-Key'];
  readonly body: CreateRefundData['body'];
}

/**
 * Refunds one of the merchant's own deposits, in part or whole.
 * @throws ApiProblem
 */
export async function createRefund(
  client: ApiClient,
  parameters: CreateRefundParameters,
  options: CallOptions = {},
): Promise<MerchantRefund> {
  return readAnswer<MerchantRefund>(
    MerchantRefundStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}/refunds`,
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createRefund',
  );
}

/** The input of {@link cancelMerchantInvoice}. */
export interface CancelMerchantInvoiceParameters {
  readonly id: NonNullable<CancelMerchantInvoiceData['path']>['id'];
}

/**
 * Cancels one of the merchant's invoices before the customer has paid.
 * @throws ApiProblem
 */
export async function cancelMerchantInvoice(
  client: ApiClient,
  parameters: CancelMerchantInvoiceParameters,
  options: CallOptions = {},
): Promise<MerchantInvoice> {
  return readAnswer<MerchantInvoice>(
    MerchantInvoiceStruct,
    await client({
      method: 'POST',
      path: `/api/merchant/v1/invoices/${encodeURIComponent(parameters.id)}/cancel`,
      signal: options.signal,
    }),
    'cancelMerchantInvoice',
  );
}
