// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listInvoicePostings, type ListInvoicePostingsParameters } from './call.ts';
import type { PostingListAnswer } from '../../types.ts';

/** The SWR key of {@link listInvoicePostings}, with all its parameters. */
export function listInvoicePostingsKey(
  parameters: ListInvoicePostingsParameters,
): QueryKey<'listInvoicePostings', ListInvoicePostingsParameters> {
  return ['listInvoicePostings', parameters];
}

/** Lists the ledger postings of an invoice, newest first. Null parameters: no request. */
export function useListInvoicePostings(
  parameters: ListInvoicePostingsParameters | null,
  options?: QueryOptions<PostingListAnswer>,
): Query<PostingListAnswer> {
  return useQuery(
    parameters === null ? null : listInvoicePostingsKey(parameters),
    listInvoicePostings,
    options,
  );
}
