// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoiceEvents, type ListInvoiceEventsParameters } from './call.ts';
import type { InvoiceEventListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoiceEvents}, with all its parameters. */
export function listInvoiceEventsKey(
  parameters: ListInvoiceEventsParameters,
): QueryKey<'listInvoiceEvents', ListInvoiceEventsParameters> {
  return ['listInvoiceEvents', parameters];
}

/** Lists all events of an invoice, newest first. Null parameters: no request. */
export function useListInvoiceEvents(
  parameters: ListInvoiceEventsParameters | null,
  options?: QueryOptions<InvoiceEventListAnswer>,
): Query<InvoiceEventListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoiceEventsKey(parameters),
    listInvoiceEvents,
    options,
  );
}
