// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PostingListAnswerStruct } from '../../structs/posting-list-answer.ts';
import type { ListInvoicePostingsData, PostingListAnswer } from '../../types.ts';

/** The input of {@link listInvoicePostings}. */
export interface ListInvoicePostingsParameters {
  readonly invoiceId: NonNullable<ListInvoicePostingsData['query']>['invoiceId'];
}

/**
 * Lists the ledger postings of an invoice, newest first.
 * @throws ApiProblem
 */
export async function listInvoicePostings(
  client: ApiClient,
  parameters: ListInvoicePostingsParameters,
  options: CallOptions = {},
): Promise<PostingListAnswer> {
  return readAnswer<PostingListAnswer>(
    PostingListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/posting',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listInvoicePostings',
  );
}
