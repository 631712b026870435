// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { InvoiceViewAnswerStruct } from '../../structs/invoice-view-answer.ts';
import type { InvoiceViewAnswer, RenameInvoiceViewData } from '../../types.ts';

/** The input of {@link renameInvoiceView}. */
export interface RenameInvoiceViewParameters {
  readonly id: NonNullable<RenameInvoiceViewData['path']>['id'];
  readonly body: RenameInvoiceViewData['body'];
}

/**
 * Gives a view of the user another name.
 * @throws ApiProblem
 */
export async function renameInvoiceView(
  client: ApiClient,
  parameters: RenameInvoiceViewParameters,
  options: CallOptions = {},
): Promise<InvoiceViewAnswer> {
  return readAnswer<InvoiceViewAnswer>(
    InvoiceViewAnswerStruct,
    await client({
      method: 'PUT',
      path: `/api/v1/invoice/view/${encodeURIComponent(parameters.id)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'renameInvoiceView',
  );
}
