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
  createForm,
  type CreateFormParameters,
  createPayout,
  type CreatePayoutParameters,
  getMerchantInvoice,
  type GetMerchantInvoiceParameters,
  createRefund,
  type CreateRefundParameters,
  cancelMerchantInvoice,
  type CancelMerchantInvoiceParameters,
} from '../calls/merchant-api.ts';
import type { CreatedForm, MerchantInvoice, MerchantRefund } from '../types.ts';

/** Creates an invoice and its hosted form. */
export function useCreateForm(): Mutation<CreatedForm, CreateFormParameters> {
  return useMutation('createForm', createForm);
}

/** Pays out to a card or phone number without a form. */
export function useCreatePayout(): Mutation<MerchantInvoice, CreatePayoutParameters> {
  return useMutation('createPayout', createPayout);
}

/** The SWR key of {@link getMerchantInvoice}, with all its parameters. */
export function getMerchantInvoiceKey(
  parameters: GetMerchantInvoiceParameters,
): QueryKey<'getMerchantInvoice', GetMerchantInvoiceParameters> {
  return ['getMerchantInvoice', parameters];
}

/** Returns one of the merchant's invoices. 404 for an invoice of another merchant. Null parameters: no request. */
export function useGetMerchantInvoice(
  parameters: GetMerchantInvoiceParameters | null,
  options?: QueryOptions<MerchantInvoice>,
): Query<MerchantInvoice> {
  return useQuery(
    parameters === null ? null : getMerchantInvoiceKey(parameters),
    getMerchantInvoice,
    options,
  );
}

/** Refunds one of the merchant's own deposits, in part or whole. */
export function useCreateRefund(): Mutation<MerchantRefund, CreateRefundParameters> {
  return useMutation('createRefund', createRefund);
}

/** Cancels one of the merchant's invoices before the customer has paid. */
export function useCancelMerchantInvoice(): Mutation<
  MerchantInvoice,
  CancelMerchantInvoiceParameters
> {
  return useMutation('cancelMerchantInvoice', cancelMerchantInvoice);
}
