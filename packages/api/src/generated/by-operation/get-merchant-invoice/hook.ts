// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getMerchantInvoice, type GetMerchantInvoiceParameters } from './call.ts';
import type { MerchantInvoice } from '../../types.ts';

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
