// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions } from '../../request.ts';
import { CreatedFormStruct } from '../structs/created-form.ts';
import { MerchantInvoiceStruct } from '../structs/merchant-invoice.ts';
import { MerchantRefundStruct } from '../structs/merchant-refund.ts';
import type {
  CancelMerchantInvoiceData,
  CreateFormData,
  CreatePayoutData,
  CreateRefundData,
  CreatedForm,
  GetMerchantInvoiceData,
  MerchantInvoice,
  MerchantRefund,
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
