// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listMerchantInvoices, type ListMerchantInvoicesParameters } from './call.ts';
import type { MerchantInvoiceList } from '../../types.ts';

/** The SWR key of {@link listMerchantInvoices}, with all its parameters. */
export function listMerchantInvoicesKey(
  parameters: ListMerchantInvoicesParameters,
): QueryKey<'listMerchantInvoices', ListMerchantInvoicesParameters> {
  return ['listMerchantInvoices', parameters];
}

/** Lists and finds the merchant's own invoices, newest first. Null parameters: no request. */
export function useListMerchantInvoices(
  parameters: ListMerchantInvoicesParameters | null,
  options?: QueryOptions<MerchantInvoiceList>,
): Query<MerchantInvoiceList> {
  return useQuery(
    parameters === null ? null : listMerchantInvoicesKey(parameters),
    listMerchantInvoices,
    options,
  );
}
