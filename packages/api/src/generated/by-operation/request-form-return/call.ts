// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormStatusAnswerStruct } from '../../structs/form-status-answer.ts';
import type { FormStatusAnswer, RequestFormReturnData } from '../../types.ts';

/** The input of {@link requestFormReturn}. */
export interface RequestFormReturnParameters {
  readonly formId: NonNullable<RequestFormReturnData['path']>['formId'];
  readonly body: RequestFormReturnData['body'];
}

/**
 * Requests the return of the money that is not booked, for the customer.
 * @throws ApiProblem
 */
export async function requestFormReturn(
  client: ApiClient,
  parameters: RequestFormReturnParameters,
  options: CallOptions = {},
): Promise<FormStatusAnswer> {
  return readAnswer<FormStatusAnswer>(
    FormStatusAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/return`,
      body: parameters.body,
      signal: options.signal,
    }),
    'requestFormReturn',
  );
}
