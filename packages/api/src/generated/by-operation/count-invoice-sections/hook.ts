// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { countInvoiceSections, type CountInvoiceSectionsParameters } from './call.ts';
import type { SectionCountsAnswer } from '../../types.ts';

/** The SWR key of {@link countInvoiceSections}, with all its parameters. */
export function countInvoiceSectionsKey(
  parameters: CountInvoiceSectionsParameters,
): QueryKey<'countInvoiceSections', CountInvoiceSectionsParameters> {
  return ['countInvoiceSections', parameters];
}

/** Counts the rows of each section of an invoice; sections that the user may not see are omitted. Null parameters: no request. */
export function useCountInvoiceSections(
  parameters: CountInvoiceSectionsParameters | null,
  options?: QueryOptions<SectionCountsAnswer>,
): Query<SectionCountsAnswer> {
  return useQuery(
    parameters === null ? null : countInvoiceSectionsKey(parameters),
    countInvoiceSections,
    options,
  );
}
