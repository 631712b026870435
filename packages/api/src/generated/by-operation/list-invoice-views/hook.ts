// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceViews, type ListInvoiceViewsParameters } from './call.ts';
import type { InvoiceViewListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoiceViews}, with all its parameters. */
export function listInvoiceViewsKey(
  parameters: ListInvoiceViewsParameters,
): QueryKey<'listInvoiceViews', ListInvoiceViewsParameters> {
  return ['listInvoiceViews', parameters];
}

/** Lists the views of the invoice list that the user named, by name. Null parameters: no request. */
export function useListInvoiceViews(
  parameters: ListInvoiceViewsParameters | null,
  options?: QueryOptions<InvoiceViewListAnswer>,
): Query<InvoiceViewListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceViewsKey(parameters),
    listInvoiceViews,
    options,
  );
}
