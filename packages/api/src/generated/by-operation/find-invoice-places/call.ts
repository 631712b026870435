// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoicePlacesAnswerStruct } from '../../structs/invoice-places-answer.ts';
import type { FindInvoicePlacesData, InvoicePlacesAnswer } from '../../types.ts';

/** The input of {@link findInvoicePlaces}. */
export interface FindInvoicePlacesParameters {
  readonly search: NonNullable<FindInvoicePlacesData['query']>['search'];
}

/**
 * Returns where a search would find invoices in whatever the user may see.
 * @throws ApiProblem
 */
export async function findInvoicePlaces(
  client: ApiClient,
  parameters: FindInvoicePlacesParameters,
  options: CallOptions = {},
): Promise<InvoicePlacesAnswer> {
  return readAnswer<InvoicePlacesAnswer>(
    InvoicePlacesAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/invoice/places',
      query: { search: parameters.search },
      signal: options.signal,
    }),
    'findInvoicePlaces',
  );
}
