// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoices, type ListInvoicesParameters } from './call.ts';
import type { InvoiceListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoices}, with all its parameters. */
export function listInvoicesKey(
  parameters: ListInvoicesParameters,
): QueryKey<'listInvoices', ListInvoicesParameters> {
  return ['listInvoices', parameters];
}

/** Lists the invoices in the user's scope that match the filter, newest first unless sorted. Null parameters: no request. */
export function useListInvoices(
  parameters: ListInvoicesParameters | null,
  options?: QueryOptions<InvoiceListAnswer>,
): Query<InvoiceListAnswer> {
  return useQuery(parameters === null ? null : listInvoicesKey(parameters), listInvoices, options);
}
