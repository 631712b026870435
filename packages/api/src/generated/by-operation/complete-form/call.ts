// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormCompleteAnswerStruct } from '../../structs/form-complete-answer.ts';
import type { CompleteFormData, FormCompleteAnswer } from '../../types.ts';

/** The input of {@link completeForm}. */
export interface CompleteFormParameters {
  readonly formId: NonNullable<CompleteFormData['path']>['formId'];
  readonly body: CompleteFormData['body'];
}

/**
 * Confirms "I have paid" for a deposit, or gives the payee of a withdrawal.
 * @throws ApiProblem
 */
export async function completeForm(
  client: ApiClient,
  parameters: CompleteFormParameters,
  options: CallOptions = {},
): Promise<FormCompleteAnswer> {
  return readAnswer<FormCompleteAnswer>(
    FormCompleteAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/complete`,
      body: parameters.body,
      signal: options.signal,
    }),
    'completeForm',
  );
}
