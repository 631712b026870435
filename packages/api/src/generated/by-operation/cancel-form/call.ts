// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormStatusAnswerStruct } from '../../structs/form-status-answer.ts';
import type { CancelFormData, FormStatusAnswer } from '../../types.ts';

/** The input of {@link cancelForm}. */
export interface CancelFormParameters {
  readonly formId: NonNullable<CancelFormData['path']>['formId'];
}

/**
 * Cancels the payment at the customer's request.
 * @throws ApiProblem
 */
export async function cancelForm(
  client: ApiClient,
  parameters: CancelFormParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/cancel`,
      signal: options.signal,
    }),
    'cancelForm',
  );
}
