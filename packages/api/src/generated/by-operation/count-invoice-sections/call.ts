// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SectionCountsAnswerStruct } from '../../structs/section-counts-answer.ts';
import type { CountInvoiceSectionsData, SectionCountsAnswer } from '../../types.ts';

/** The input of {@link countInvoiceSections}. */
export interface CountInvoiceSectionsParameters {
  readonly invoiceId: NonNullable<CountInvoiceSectionsData['query']>['invoiceId'];
}

/**
 * Counts the rows of each section of an invoice; sections that the user may not see are omitted.
 * @throws ApiProblem
 */
export async function countInvoiceSections(
  client: ApiClient,
  parameters: CountInvoiceSectionsParameters,
  options: CallOptions = {},
): Promise<SectionCountsAnswer> {
  return readAnswer<SectionCountsAnswer>(
    SectionCountsAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/count',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'countInvoiceSections',
  );
}
