// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ApiClient, CallOptions } from '../../../request.ts';
import type { RemoveInvoiceViewData } from '../../types.ts';

/** The input of {@link removeInvoiceView}. */
export interface RemoveInvoiceViewParameters {
  readonly id: NonNullable<RemoveInvoiceViewData['path']>['id'];
}

/**
 * Removes a view of the user.
 * @throws ApiProblem
 */
export async function removeInvoiceView(
  client: ApiClient,
  parameters: RemoveInvoiceViewParameters,
  options: CallOptions = {},
): Promise<void> {
  await client({
    method: 'DELETE',
    path: `/api/v1/invoice/view/${encodeURIComponent(parameters.id)}`,
    signal: options.signal,
  });
}
