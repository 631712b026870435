// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { countNewInvoices, type CountNewInvoicesParameters } from './call.ts';
import type { CountAnswer } from '../../types.ts';

/** The SWR key of {@link countNewInvoices}, with all its parameters. */
export function countNewInvoicesKey(
  parameters: CountNewInvoicesParameters,
): QueryKey<'countNewInvoices', CountNewInvoicesParameters> {
  return ['countNewInvoices', parameters];
}

/** Counts the invoices that match the filter and are newer than a given one. Null parameters: no request. */
export function useCountNewInvoices(
  parameters: CountNewInvoicesParameters | null,
  options?: QueryOptions<CountAnswer>,
): Query<CountAnswer> {
  return useQuery(
    parameters === null ? null : countNewInvoicesKey(parameters),
    countNewInvoices,
    options,
  );
}
