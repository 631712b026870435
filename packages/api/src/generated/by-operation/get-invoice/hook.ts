// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getInvoice, type GetInvoiceParameters } from './call.ts';
import type { InvoiceAnswer } from '../../types.ts';

/** The SWR key of {@link getInvoice}, with all its parameters. */
export function getInvoiceKey(
  parameters: GetInvoiceParameters,
): QueryKey<'getInvoice', GetInvoiceParameters> {
  return ['getInvoice', parameters];
}

/** Returns an invoice without the fields that the user may not see. Null parameters: no request. */
export function useGetInvoice(
  parameters: GetInvoiceParameters | null,
  options?: QueryOptions<InvoiceAnswer>,
): Query<InvoiceAnswer> {
  return useQuery(parameters === null ? null : getInvoiceKey(parameters), getInvoice, options);
}
