// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { cancelMerchantInvoice, type CancelMerchantInvoiceParameters } from './call.ts';
import type { MerchantInvoice } from '../../types.ts';

/** Cancels one of the merchant's invoices before the customer has paid. */
export function useCancelMerchantInvoice(): Mutation<
  MerchantInvoice,
  CancelMerchantInvoiceParameters
> {
  return useMutation('cancelMerchantInvoice', cancelMerchantInvoice);
}
