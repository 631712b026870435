// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { sumInvoices, type SumInvoicesParameters } from './call.ts';
import type { InvoiceTotalsAnswer } from '../../types.ts';

/** The SWR key of {@link sumInvoices}, with all its parameters. */
export function sumInvoicesKey(
  parameters: SumInvoicesParameters,
): QueryKey<'sumInvoices', SumInvoicesParameters> {
  return ['sumInvoices', parameters];
}

/** Returns the number and the sum of the invoices that match the filter, by currency and status. Null parameters: no request. */
export function useSumInvoices(
  parameters: SumInvoicesParameters | null,
  options?: QueryOptions<InvoiceTotalsAnswer>,
): Query<InvoiceTotalsAnswer> {
  return useQuery(parameters === null ? null : sumInvoicesKey(parameters), sumInvoices, options);
}
