// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormStatusAnswerStruct } from '../../structs/form-status-answer.ts';
import type { FormStatusAnswer, GetFormStatusData } from '../../types.ts';

/** The input of {@link getFormStatus}. */
export interface GetFormStatusParameters {
  readonly formId: NonNullable<GetFormStatusData['path']>['formId'];
}

/**
 * Returns the status of the invoice. The form polls it every 5 seconds.
 * @throws ApiProblem
 */
export async function getFormStatus(
  client: ApiClient,
  parameters: GetFormStatusParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/status`,
      signal: options.signal,
    }),
    'getFormStatus',
  );
}
