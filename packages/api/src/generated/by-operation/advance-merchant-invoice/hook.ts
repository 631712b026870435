// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { advanceMerchantInvoice, type AdvanceMerchantInvoiceParameters } from './call.ts';
import type { MerchantInvoice } from '../../types.ts';

/** Moves the clock of one of the merchant's invoices in test on, so that a trial needs no waiting. */
export function useAdvanceMerchantInvoice(): Mutation<
  MerchantInvoice,
  AdvanceMerchantInvoiceParameters
> {
  return useMutation('advanceMerchantInvoice', advanceMerchantInvoice);
}
