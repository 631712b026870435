// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { findInvoicePlaces, type FindInvoicePlacesParameters } from './call.ts';
import type { InvoicePlacesAnswer } from '../../types.ts';

/** The SWR key of {@link findInvoicePlaces}, with all its parameters. */
export function findInvoicePlacesKey(
  parameters: FindInvoicePlacesParameters,
): QueryKey<'findInvoicePlaces', FindInvoicePlacesParameters> {
  return ['findInvoicePlaces', parameters];
}

/** Returns where a search would find invoices in whatever the user may see. Null parameters: no request. */
export function useFindInvoicePlaces(
  parameters: FindInvoicePlacesParameters | null,
  options?: QueryOptions<InvoicePlacesAnswer>,
): Query<InvoicePlacesAnswer> {
  return useQuery(
    parameters === null ? null : findInvoicePlacesKey(parameters),
    findInvoicePlaces,
    options,
  );
}
