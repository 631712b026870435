// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PreviewAnswerStruct } from '../../structs/preview-answer.ts';
import type { PreviewAnswer, PreviewInvoiceChangeData } from '../../types.ts';

/** The input of {@link previewInvoiceChange}. */
export interface PreviewInvoiceChangeParameters {
  readonly id: NonNullable<PreviewInvoiceChangeData['path']>['id'];
  readonly ifMatch?: NonNullable<PreviewInvoiceChangeData['headers']>['If-Match'] | undefined;
  readonly body: PreviewInvoiceChangeData['body'];
}

/**
 * Shows the effect of a change of an invoice without making it.
 * @throws ApiProblem
 */
export async function previewInvoiceChange(
  client: ApiClient,
  parameters: PreviewInvoiceChangeParameters,
  options: CallOptions = {},
): Promise<PreviewAnswer> {
  return readAnswer<PreviewAnswer>(
    PreviewAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/invoice/${encodeURIComponent(parameters.id)}/preview`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'previewInvoiceChange',
  );
}
